/** The campaign map: where its places lie on our drawing, and the story of a campaign in chapters. */
import type { Story } from './view';

export const WIDE = 1000;
export const HIGH = 560;

export const PLACES: Record<string, [number, number]> = {
  ruins_of_kelthiri: [500, 296],
  caravan_road: [376, 226],
  old_archive: [238, 290],
  skytower: [342, 96],
  shadowfall: [176, 62],
  saradyn_monastery: [222, 178],
  khinn: [82, 214],
  rellegars_tomb: [566, 182],
  withered_chapel: [716, 132],
  red_altar: [560, 60],
  barons_camp: [396, 388],
  howling_den: [250, 420],
  deep_hollow: [96, 376],
  dalzunm_fields: [524, 442],
  ember_forge: [392, 506],
  caladens_bridge: [664, 390],
  sunken_quay: [716, 496],
  dawn_cathedral: [716, 270],
  throne_of_saradyn: [888, 330],
};

export const spot = (place: string): [number, number] => PLACES[place] ?? [WIDE / 2, HIGH / 2];

/** Points at equal steps along a trail, for its symbols. */
export function along(a: [number, number], b: [number, number], n: number): [number, number][] {
  return Array.from({ length: n }, (_, i) => {
    const t = (i + 1) / (n + 1);
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  });
}

/** The signs that lie on a way from place to place, in order. */
export function symbolsOf(trails: [string, string, string[]][], way: string[]): string[] {
  return way.slice(1).flatMap((to, i) => {
    const from = way[i];
    const forth = trails.find(([a, b]) => a === from && b === to);
    const back = trails.find(([a, b]) => a === to && b === from);
    return forth?.[2] ?? back?.[2].toReversed() ?? [];
  });
}

/** What the travel cards hold for a sign: one event for each card that shows it. */
export const eventsOn = (travel: string[], sign: string): string[] =>
  travel.filter((event) => event.startsWith(`${sign}-`));

/** How many travel cards there are, by the number in the ids of their events. */
export const cardsIn = (travel: string[]): number =>
  Math.max(0, ...travel.map((event) => Number(event.split('-').at(-1))));

export interface Chapter {
  quest: string;
  side: string;
  lines: Story[];
}

const SIDES = ['heroes', 'overlord'];

/** One chapter a quest: who won it, and all that happened until the next one began. */
export function chapters(story: Story[]): Chapter[] {
  const found: Chapter[] = [];
  for (const entry of story) {
    const [what, thing, n] = entry;
    if (what === 'won') found.push({ quest: thing, side: SIDES[n] ?? '', lines: [] });
    else found.at(-1)?.lines.push(entry);
  }
  return found;
}
