/** Where hexes lie on the page. Doubled coordinates: neighbours differ by two columns, or by one column and one row. */
import type { Hex } from './view';

export const W = 62;
const Q = Math.sqrt(3) / 2;
const RADIUS = W / Math.sqrt(3);

export type Point = [number, number];

export interface Layout {
  /** Turned by a quarter, so that a long battlefield fits the page. */
  turned: boolean;
  box: [number, number, number, number];
  at(x: number, r: number): Point;
  corners(x: number, r: number, part?: number): string;
}

/** The way of laying it out that shows hexes larger in a frame of the given proportions. */
export function layout(hexes: Hex[], proportions: number): Layout {
  const xs = hexes.map((hex) => hex.x);
  const rs = hexes.map((hex) => hex.r);
  const [left, right] = [Math.min(...xs) - 1, Math.max(...xs) + 1];
  const [top, bottom] = [Math.min(...rs) - 1, Math.max(...rs) + 1];
  const across = ((right - left) / 2) * W;
  const down = (bottom - top) * Q * W;
  const scale = (width: number, height: number): number => Math.min(proportions / width, 1 / height);
  const turned = scale(down, across) > scale(across, down);
  const at = (x: number, r: number): Point =>
    turned ? [(r - top) * Q * W, ((right - x) / 2) * W] : [((x - left) / 2) * W, (r - top) * Q * W];
  const corners = (x: number, r: number, part = 1): string => {
    const [cx, cy] = at(x, r);
    return Array.from({ length: 6 }, (_, n) => {
      const angle = (((turned ? 0 : 30) + n * 60) * Math.PI) / 180;
      return `${(cx + RADIUS * part * Math.cos(angle)).toFixed(1)},${(cy + RADIUS * part * Math.sin(angle)).toFixed(1)}`;
    }).join(' ');
  };
  const [width, height] = turned ? [down, across] : [across, down];
  return { turned, box: [-8, -10, width + 16, height + 20], at, corners };
}

export const around = (x: number, r: number): Point[] => [
  [x - 2, r],
  [x + 2, r],
  [x - 1, r - 1],
  [x + 1, r - 1],
  [x - 1, r + 1],
  [x + 1, r + 1],
];

/** One line round a region: the sides of its hexes that have no neighbour in it. */
export function contour(region: Hex[], { at }: Layout): string {
  const inside = new Set(region.map(({ x, r }) => `${x},${r}`));
  const side = ([cx, cy]: Point, [mx, my]: Point): string => {
    const angle = Math.atan2(my - cy, mx - cx);
    const end = (s: number): string =>
      `${(cx + RADIUS * 0.97 * Math.cos(angle + (s * Math.PI) / 6)).toFixed(1)} ${(cy + RADIUS * 0.97 * Math.sin(angle + (s * Math.PI) / 6)).toFixed(1)}`;
    return `M${end(-1)}L${end(1)}`;
  };
  return region
    .flatMap(({ x, r }) =>
      around(x, r)
        .filter(([nx, nr]) => !inside.has(`${nx},${nr}`))
        .map(([nx, nr]) => side(at(x, r), at(nx, nr))),
    )
    .join('');
}

/** The same number for the same hex every time: tones and cracks come from it. */
export function noise(x: number, r: number): number {
  const s = Math.sin(x * 12.9 + r * 78.2) * 43758.5;
  return s - Math.floor(s);
}

/** The plate of each board: its whole hexes and the halves around them. */
export function plate(hexes: Hex[], { at }: Layout): { x: number; y: number; width: number; height: number } {
  const xs = hexes.map((hex) => hex.x);
  const rs = hexes.map((hex) => hex.r);
  const [x1, y1] = at(Math.min(...xs) - 1, Math.min(...rs) - 1);
  const [x2, y2] = at(Math.max(...xs) + 1, Math.max(...rs) + 1);
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x1 - x2), height: Math.abs(y1 - y2) };
}

/** The half hexes along the edges of a board. */
export function halves(hexes: Hex[]): Point[] {
  const left = Math.min(...hexes.map((hex) => hex.x)) - 1;
  const top = Math.min(...hexes.map((hex) => hex.r)) - 1;
  const rows = [0, 6].flatMap((r) => [2, 4, 6, 8, 10, 12, 14].map((x): Point => [left + x, top + r]));
  const sides = [0, 16].flatMap((x) => [2, 4].map((r): Point => [left + x, top + r]));
  return [...rows, ...sides];
}
