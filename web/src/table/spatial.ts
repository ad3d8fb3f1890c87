/** Moving by arrows between things that lie anywhere: the nearest one in that direction. */
import type { Box } from './place';

export function nearest<T extends Box>(from: T, all: T[], [dx, dy]: [number, number]): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const other of all) {
    const across = middle(other).x - middle(from).x;
    const down = middle(other).y - middle(from).y;
    const ahead = across * dx + down * dy;
    const aside = Math.abs(across * dy) + Math.abs(down * dx);
    const cost = ahead + 2.5 * aside;
    if (other !== from && ahead > 4 && cost < least) {
      least = cost;
      best = other;
    }
  }
  return best ?? inTurn(from, all, dx + dy);
}

function middle(box: Box): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Nothing lies that way: go on in reading order, so that arrows reach everything. */
function inTurn<T>(from: T, all: T[], step: number): T | undefined {
  return all[(all.indexOf(from) + step + all.length) % all.length];
}
