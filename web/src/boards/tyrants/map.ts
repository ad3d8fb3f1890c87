/** Where everything lies on the map, from the coordinates of the catalogue. */
import type { RouteFacts, SiteFacts, SpaceFacts, TyrantsCatalogue } from './view';

export interface Point {
  x: number;
  y: number;
}

/** The part of the plane that is shown, and its size. */
export const FRAME = { x: 14, y: 30, width: 956, height: 950 };

const PITCH = 31;
const ROWS: Record<number, number[]> = { 1: [1], 2: [2], 3: [3], 4: [2, 2], 5: [3, 2], 6: [3, 3] };

/** Spaces that would lie under a piece, a name or a wall of our drawing. */
const NUDGED: Record<string, Point> = {
  'everfire__menzoberranzan.1': { x: 600, y: 150 },
  'menzoberranzan__mantol_derith.0': { x: 403, y: 188 },
  'ched_nasad__ruins_of_dekanter.0': { x: 784, y: 645 },
};

function rowsOf(site: SiteFacts): number[] {
  return ROWS[site.spaces.length] ?? [site.spaces.length];
}

/** Half the width and half the height of the grid of spaces. */
export function halfSize(site: SiteFacts): { w: number; h: number } {
  const rows = rowsOf(site);
  return { w: (Math.max(...rows) * PITCH) / 2, h: (rows.length * (PITCH - 3)) / 2 };
}

/** An even grid around the centre of the site. */
function gridOf(site: SiteFacts): Point[] {
  const rows = rowsOf(site);
  return rows.flatMap((n, row) =>
    Array.from({ length: n }, (_, i) => ({
      x: site.x + (i - (n - 1) / 2) * PITCH,
      y: site.y + (row - (rows.length - 1) / 2) * (PITCH - 3),
    })),
  );
}

export interface Spot extends Point {
  id: string;
  sector: string;
  atSite: boolean;
}

const onRoute = (space: SpaceFacts): Point => NUDGED[space.id] ?? space;

export function spotsOf(catalogue: TyrantsCatalogue): Spot[] {
  const sites = Object.values(catalogue.sites).flatMap((site) => {
    const grid = gridOf(site);
    return site.spaces.map((space, i) => ({ id: space.id, sector: site.sector, atSite: true, ...(grid[i] ?? space) }));
  });
  const routes = Object.values(catalogue.routes).flatMap((route) =>
    route.spaces.map((space) => ({ ...onRoute(space), id: space.id, sector: route.sector, atSite: false })),
  );
  return [...sites, ...routes];
}

/** A route as a smooth line through its spaces. */
export function routeLine(route: RouteFacts, catalogue: TyrantsCatalogue): string {
  const [from, to] = route.ends.map((id) => catalogue.sites[id]);
  if (!from || !to) return '';
  const points: Point[] = [from, ...route.spaces.map(onRoute), to];
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] as Point;
  const curves = points.slice(1).map((end, i) => {
    const [before, start, after] = [at(i - 1), at(i), at(i + 2)];
    const first = `${round(start.x + (end.x - before.x) / 6)} ${round(start.y + (end.y - before.y) / 6)}`;
    const second = `${round(end.x - (after.x - start.x) / 6)} ${round(end.y - (after.y - start.y) / 6)}`;
    return `C${first} ${second} ${round(end.x)} ${round(end.y)}`;
  });
  return `M${from.x} ${from.y}${curves.join('')}`;
}

const round = (n: number): number => Math.round(n);

/** A sector that is not in play, as the area between the edge of the map and its divider. */
export function closedArea(sector: string, catalogue: TyrantsCatalogue): string {
  const line = catalogue.dividers[sector === 'left' ? 'left_center' : 'center_right'] ?? [];
  const [top, bottom, edge] = [FRAME.y - 400, FRAME.y + FRAME.height + 400, sector === 'left' ? -400 : 1400];
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return '';
  return `M${edge} ${top}H${first[0]}${line.map(([x, y]) => `L${x} ${y}`).join('')}L${last[0]} ${bottom}H${edge}Z`;
}

const WIDTH: [RegExp, number][] = [
  [/[iljtfr'’.,-]/, 5.7],
  [/[mwMW]/, 14.2],
  [/[A-ZŻŹĆŁŚ]/, 11.4],
  [/ /, 4.4],
];

/** About how wide a name stands at 15.5 units. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, char) => sum + (WIDTH.find(([like]) => like.test(char))?.[1] ?? 9.4), 0);
}

const LONG = 15;
const WIDEST = 17;

/** A long name in two lines, as even as its words allow; three long words in three. */
export function linesOf(name: string): string[] {
  const cuts = [...name.matchAll(/[ \u00a0]/g)].map((match) => match.index);
  if (name.length < LONG || !cuts.length) return [name];
  const cut = cuts.reduce((best, at) =>
    Math.abs(at - name.length / 2) < Math.abs(best - name.length / 2) ? at : best,
  );
  const lines = [name.slice(0, cut), name.slice(cut + 1)];
  return cuts.length === 2 && lines.some((line) => line.length > WIDEST) ? name.split(/[ \u00a0]/) : lines;
}
