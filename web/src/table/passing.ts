/** Passing for a person who has nothing else to say, and wants it so. */
import type { Ask, Option } from '../wire/table';

const PASSES = ['pass', 'decline'];

/** The only answer there is, if it means to do nothing. */
export function onlyPass(ask: Ask | null): Option | null {
  const [only, ...others] = ask?.options ?? [];
  return only && !others.length && !only.thing && PASSES.includes(only.verb) ? only : null;
}

/** Others at the table must not tell from the moment whether somebody thought about it. */
export function passAfter(alone: boolean): number {
  return alone ? 120 : 700 + Math.random() * 1600;
}
