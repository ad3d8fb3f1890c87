import { expect, test, vi } from 'vitest';
import type { TalkLine } from '../src/wire/table';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('setTimeout', () => 0);
const { Conversation } = await import('../src/table/people/conversation.svelte');

const line = (n: number, text: string, seat = 0): TalkLine => ({ n, at: 0, seat, kind: 'say', text });

/** A server that answers what is said with this line, when it is told to. */
function serverSays(answer: TalkLine): () => void {
  let reply: () => void = () => undefined;
  const waits = new Promise<Response>((resolve) => (reply = () => resolve(Response.json(answer))));
  vi.stubGlobal('fetch', () => waits);
  return reply;
}

test('a line that the live line brings before the reply stands there once', async () => {
  const reply = serverSays(line(1, 'hello'));
  const talk = new Conversation('room', () => [0]);
  const saying = talk.say(0, 'say', 'hello');
  talk.hear([line(1, 'hello')]);
  expect(talk.sending).toEqual([]);
  reply();
  await saying;
  expect(talk.lines.map(({ n }) => n)).toEqual([1]);
});

test('what others said just before is not passed over', async () => {
  const reply = serverSays(line(2, 'hello'));
  const talk = new Conversation('room', () => [0]);
  const saying = talk.say(0, 'say', '  hello');
  reply();
  await saying;
  expect(talk.sending).toHaveLength(1);
  talk.hear([line(1, 'me first', 1), line(2, 'hello')]);
  expect(talk.lines.map(({ text }) => text)).toEqual(['me first', 'hello']);
  expect(talk.sending).toEqual([]);
});
