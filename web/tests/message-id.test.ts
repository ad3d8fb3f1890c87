import { expect, test } from 'vitest';
import { messageId } from '../src/lib/message-id';
import examples from './message-ids.json';

test('parts become the id of a message', () => {
  expect(messageId('abyss', 'event', 'lord_recruited')).toBe('abyss-event-lord-recruited');
  expect(messageId('abyss', 'rule', 'ABY-7.02')).toBe('abyss-rule-aby-7-02');
});

test('ids are made as the server makes them', () => {
  expect(Object.keys(examples).length).toBeGreaterThan(1000);
  expect(Object.fromEntries(Object.keys(examples).map((id) => [id, messageId(id)]))).toEqual(examples);
});
