/** How far behind onlookers see the table: what a host may choose from, and how it is said. */
import { w } from '../../lib/words.svelte';
import type { Delay } from '../../wire/table';

export const DELAYS: Delay[] = [{}, { moves: 3 }, { moves: 10 }, { minutes: 5 }, { minutes: 15 }];

export function sameDelay(one: Delay, other: Delay | null): boolean {
  return (one.moves ?? 0) === (other?.moves ?? 0) && (one.minutes ?? 0) === (other?.minutes ?? 0);
}

export function delayed(delay: Delay): string {
  const parts = [
    delay.moves ? w('delay-moves', { n: delay.moves }) : '',
    delay.minutes ? w('delay-minutes', { n: delay.minutes }) : '',
  ];
  return parts.filter(Boolean).join(', ') || w('delay-none');
}
