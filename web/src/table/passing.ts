/** A question with one answer answers itself, for a person who wants it so. */
import type { Forced } from '../lib/settings.svelte';
import type { Ask, Option, Position, Room } from '../wire/table';

/** The only answer there is; none in a lesson, which is there to be done, and none where moves were just taken back to it. */
export function onlyAnswer(
  ask: Ask | null,
  position: Pick<Position, 'back'> | null,
  room: Pick<Room, 'alone' | 'lesson'> | null,
  forced: Forced,
): Option | null {
  const [only, ...others] = ask?.options ?? [];
  if (!only || others.length || ask?.answered || !room || room.lesson || position?.back) return null;
  if (room.alone) return forced === 'ask' ? null : only;
  return forced === 'all' && doesNothing(only) ? only : null;
}

/** With people at the table only what tells them nothing: everybody may pass at any time. */
const doesNothing = ({ verb, thing }: Option): boolean => !thing && ['pass', 'decline'].includes(verb);

/** Long enough to be read; with people at the table, nobody must tell from the moment whether somebody thought about it. */
export function answerAfter(alone: boolean): number {
  return alone ? 450 : 700 + Math.random() * 1600;
}
