/** Points over time as stepped lines. */
import type { Score } from '../wire/table';

export const WIDTH = 640;
export const HEIGHT = 290;
export const LEFT = 34;
export const TOP = 14;
const BOTTOM = 30;
const RIGHT = 96;
const MARK = 26;

export interface Plot {
  x(n: number): number;
  y(points: number): number;
  right: number;
  lines: { y: number; points: number }[];
  columns: { x: number; n: number }[];
  paths: string[];
  ends: { seat: number; points: number; from: number; at: number }[];
}

export function plot(chart: Score['chart']): Plot {
  const last = chart.at(-1) ?? { n: 1, totals: [] };
  const most = Math.max(10, ...chart.flatMap((moment) => moment.totals));
  const least = Math.min(0, ...chart.flatMap((moment) => moment.totals));
  const step = niceStep(most - least);
  const top = Math.ceil(most / step) * step;
  const bottom = Math.floor(least / step) * step;
  const right = WIDTH - RIGHT;
  const x = (n: number): number => LEFT + (n * (right - LEFT)) / Math.max(1, last.n);
  const y = (points: number): number => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (points - bottom) / (top - bottom));
  const lines = Array.from({ length: (top - bottom) / step + 1 }, (_, i) => ({
    points: bottom + i * step,
    y: y(bottom + i * step),
  }));
  const every = niceStep(last.n);
  const columns = Array.from({ length: Math.floor((last.n * 0.92) / every) + 1 }, (_, i) => ({
    n: i * every,
    x: x(i * every),
  }));
  const paths = last.totals.map((_, seat) => stepped(chart, seat, x, y));
  return { x, y, right, lines, columns, paths, ends: spread(last.totals, y) };
}

function niceStep(span: number): number {
  const raw = Math.max(1, span / 5);
  const size = 10 ** Math.floor(Math.log10(raw));
  return [1, 2, 5, 10].map((f) => f * size).find((step) => step >= raw) ?? raw;
}

function stepped(chart: Score['chart'], seat: number, x: (n: number) => number, y: (points: number) => number): string {
  let path = '';
  let before: number | undefined;
  for (const { n, totals } of chart) {
    const points = totals[seat] ?? 0;
    if (before === undefined) path = `M${x(n).toFixed(1)} ${y(points).toFixed(1)}`;
    else path += `H${x(n).toFixed(1)}${points === before ? '' : `V${y(points).toFixed(1)}`}`;
    before = points;
  }
  return path;
}

/** The marks at the right end, moved apart where they would cover one another. */
function spread(totals: number[], y: (points: number) => number): Plot['ends'] {
  const ends = totals
    .map((points, seat) => ({ seat, points, from: y(points), at: y(points) }))
    .sort((a, b) => a.at - b.at);
  for (let i = 1; i < ends.length; i++) {
    const above = ends[i - 1];
    const one = ends[i];
    if (above && one && one.at - above.at < MARK) one.at = above.at + MARK;
  }
  const over = (ends.at(-1)?.at ?? 0) - (HEIGHT - BOTTOM);
  if (over > 0) for (const end of ends) end.at -= over;
  return ends;
}
