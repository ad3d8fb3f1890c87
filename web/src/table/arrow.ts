/** The way of an arrow from the belt up, or down, to a thing on the board. */
import type { Box } from './place';

export interface Arrow {
  line: string;
  tip: string;
}

/** The tip reaches into the thing: where squares lie close, one beside it would point at the neighbour. */
const INTO = 5;
const TIP = 15;
const HALF = 9;
/** Nearer than this an arrow says nothing that a ring does not. */
const SHORT = 40;

/** From the nearer edge of the belt to the nearer edge of the thing; nothing where they touch. */
export function arrowTo(belt: Box, thing: Box): Arrow | null {
  const up = thing.top + thing.height / 2 < belt.top + belt.height / 2;
  const x = thing.left + thing.width / 2;
  const y = up ? thing.top + thing.height - INTO : thing.top + INTO;
  const from = {
    x: Math.min(Math.max(x, belt.left + 40), belt.left + Math.min(belt.width, 420)),
    y: up ? belt.top : belt.top + belt.height,
  };
  const way = up ? -1 : 1;
  if ((y - from.y) * way < SHORT) return null;
  const end = y - way * TIP;
  const middle = (from.y + end) / 2;
  return {
    line: `M${from.x} ${from.y}C${from.x} ${middle} ${x} ${middle} ${x} ${end}`,
    tip: `M${x} ${y}L${x - HALF} ${end}L${x + HALF} ${end}Z`,
  };
}
