/** Several people at one screen: whose turn it is to look, and when the screen must be handed over first. */

/** Two seats without secrets from each other. */
export type Together = (a: number, b: number) => boolean;

/** The first of one's seats that is waited for. */
export function nextOfMine(mine: number[], waiting: number[]): number | undefined {
  return mine.find((seat) => waiting.includes(seat));
}

/** Whoever plays only seats without secrets from each other needs no curtain, not even at the first look. */
export function openToEachOther(seats: number[], together: Together): boolean {
  return seats.every((a) => seats.every((b) => a === b || together(a, b)));
}

/** At the opening of a table: the seat before whose hand the curtain falls; null for none. */
export function firstCurtain(mine: number[], waiting: number[], over: boolean, together: Together): number | null {
  if (mine.length < 2 || over || openToEachOther(mine, together)) return null;
  return nextOfMine(mine, waiting) ?? mine[0] ?? null;
}

export type HandOver = { do: 'stay' } | { do: 'look' | 'curtain'; seat: number } | { do: 'lift' };

/** After a move: look with other eyes, let the curtain fall before them, lift it, or leave all as it is. */
export function handOver(
  mine: number[],
  waiting: number[],
  eyes: number,
  curtain: number | null,
  together: Together,
): HandOver {
  const next = mine.length < 2 ? undefined : nextOfMine(mine, waiting);
  if (next === undefined) return { do: 'stay' };
  if (!waiting.includes(eyes)) return { do: together(eyes, next) ? 'look' : 'curtain', seat: next };
  return next === eyes && curtain !== null && curtain !== next ? { do: 'lift' } : { do: 'stay' };
}
