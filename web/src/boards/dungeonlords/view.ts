/** What Dungeon Lords shows (its shapes are made from the Python code), and the readings of its ids. */
import { messageId } from '../../lib/message-id';
import type { Beat as AnyBeat, BoardProps, PlainEvent, Shapes } from '../../table/board';
import type { Dungeon, DungeonCatalogue, DungeonView, Stands, Tile } from '../../wire/dungeonlords';

export type * from '../../wire/dungeonlords';

export interface DungeonShapes extends Shapes {
  view: DungeonView;
  catalogue: DungeonCatalogue;
  stands: Stands;
}

export type DungeonProps = BoardProps<DungeonShapes>;
export type Beat = AnyBeat<DungeonShapes>;

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'];
const CLASSES = ['fighter', 'thief', 'cleric', 'wizard', 'paladin', 'illusion'];

/** The sign of each action, and what its slots cost and give. */
export const ACTIONS: Record<string, { sign: string; slots: [string, string][]; late?: boolean }> = {
  get_food: {
    sign: 'food',
    slots: [
      ['gold:1', 'food:2'],
      ['evil:1', 'food:3'],
      ['evil:2', 'food:3 gold:1'],
    ],
  },
  improve_reputation: {
    sign: 'good',
    slots: [
      ['', 'good:1 spy:1'],
      ['', 'good:2'],
      ['gold:1', 'good:2 spy:1'],
    ],
  },
  dig_tunnels: {
    sign: 'pick',
    slots: [
      ['', 'pick:2'],
      ['', 'pick:3'],
      ['overseer:1', 'pick:4'],
    ],
  },
  mine_gold: {
    sign: 'gold',
    slots: [
      ['', 'gold:2'],
      ['', 'gold:3'],
      ['overseer:1', 'gold:4'],
    ],
  },
  recruit_imps: {
    sign: 'imp',
    slots: [
      ['food:1', 'imp:1'],
      ['food:2', 'imp:2'],
      ['food:1 gold:1', 'imp:2'],
    ],
  },
  buy_traps: {
    sign: 'trap',
    slots: [
      ['gold:1', 'trap:1'],
      ['', 'trap:1'],
      ['gold:2', 'trap:2'],
    ],
  },
  hire_monster: {
    sign: 'paw',
    late: true,
    slots: [
      ['', 'paw:1'],
      ['', 'paw:1'],
      ['food:1', 'paw:1'],
    ],
  },
  build_room: {
    sign: 'room',
    late: true,
    slots: [
      ['', 'room:1'],
      ['gold:1', 'room:1'],
      ['gold:1', 'room:1'],
    ],
  },
};

export const isCell = (thing: string): boolean => thing.startsWith('cell-');

/** `cell-2-0` as column and row. */
export function place(cell: string): [number, number] {
  const [, column, row] = cell.split('-');
  return [Number(column), Number(row)];
}

/** Which face an adventurer has. */
export function face(p: Pick<DungeonProps, 'catalogue'>, hero: string): string {
  const name = CLASSES[p.catalogue.adventurers[hero]?.kind ?? 0] ?? 'fighter';
  return name === 'illusion' ? 'wizard' : name;
}

/** Whose dungeon lies below the belt: one's own; for a spectator the starting player's. */
export function near(p: { view: DungeonView; me: number }): Dungeon {
  return p.view.dungeons[p.me >= 0 ? p.me : p.view.starter]!;
}

/** Which action is being carried out: the minions' places are counted three an action. */
export function acting(view: DungeonView): number {
  return view.phase === 4 ? Math.floor(Math.max(0, view.place - 1) / 3) : -1;
}

/** Seats from the nicest to the most evil, as adventurers would be assigned now. */
export function nicest(view: DungeonView): number[] {
  const n = view.dungeons.length;
  const order = view.dungeons
    .map((_, i) => (view.starter + i) % n)
    .sort((a, b) => view.dungeons[a]!.evil - view.dungeons[b]!.evil);
  if (view.neutral_evil !== null) {
    const neutral = Math.min(15, view.neutral_evil + 1);
    order.splice(order.filter((seat) => view.dungeons[seat]!.evil < neutral).length, 0, -1);
  }
  return order;
}

// ---- the story of a battle ----

/** Events that only say why nothing happens. */
export const QUIET = [
  'no_trap',
  'no_monster',
  'no_priest',
  'no_attack',
  'nobody_wounded',
  'healing_barred',
  'card_is_slow',
  'card_is_fast',
  'magic_missing',
  'spells_barred',
];
/** Events that the party's blocks show already. */
const DRAWN = [
  'battle_starts',
  'monster_knocked_out',
  'adventurer_hurt',
  'adventurer_caught',
  'tile_conquered',
  'combat_won',
  'evil_lost',
  'evil_gained',
];
const BEGINS: Record<string, string> = {
  battle_starts: 'before',
  trap_sprung: 'traps',
  spell_cast: 'fast',
  monster_attacks: 'monsters',
  monster_holds: 'monsters',
  healed: 'healing',
  fatigue: 'conquering',
  conquering_skipped: 'conquering',
};

/** A step in sentences; the party is drawn below them. */
export function beatText(p: DungeonProps, beat: Beat): string[] {
  if (beat.step === 'before' && !beat.events.some((event) => event.what !== 'battle_starts'))
    return [p.words('dungeonlords-beat-before')];
  const hurts = beat.stands ? DRAWN : ['battle_starts'];
  const said = beat.events.filter((event) => !hurts.includes(event.what)).map((event) => sentence(p, event));
  const flat = beat.events.flatMap((event) =>
    beat.stands && event.what === 'monster_knocked_out' && event.thing ? [p.words.name(event.thing)] : [],
  );
  return flat.length ? [...said, p.words('dungeonlords-beat-flat', { things: p.words.list(flat) })] : said;
}

function sentence(p: DungeonProps, event: PlainEvent): string {
  const id = messageId('dungeonlords-beat', event.what);
  const thing = event.thing ?? '';
  return p.words.has(id)
    ? p.words(id, { n: event.n ?? 0, thing: p.words.name(thing, 'title'), thingAcc: p.words.name(thing, 'acc') })
    : p.words.event(event);
}

/** How a story ends: the tile is saved, held for a round, lost, or nobody can know, for a card or for the paladin. */
export function verdict(beats: Beat[]): '' | 'saved' | 'held' | 'lost' | 'open' | 'paladin' {
  if (beats[0]?.events.some((event) => event.what === 'paladin_may_move')) return 'paladin';
  const whats = beats.at(-1)?.events.map((event) => event.what) ?? [];
  if (whats.includes('combat_won')) return 'saved';
  if (whats.includes('tile_conquered')) return 'lost';
  if (whats.includes('conquering_skipped')) return 'held';
  return whats.includes('card_unknown') ? 'open' : '';
}

/** The battle in the events of the last move, by steps. A slow spell comes after the monsters. */
export function told(events: PlainEvent[]): Beat[] {
  const beats: Beat[] = [];
  for (const event of events.slice(
    Math.max(
      0,
      events.findIndex((one) => one.what in BEGINS),
    ),
  )) {
    let step = BEGINS[event.what] ?? beats.at(-1)?.step;
    if (!step) continue;
    if (step === 'fast' && beats.some((beat) => beat.step === 'monsters')) step = 'slow';
    const open = beats.find((beat) => beat.step === step);
    if (open) open.events.push(event);
    else beats.push({ step, events: [event], stands: null });
    if (['combat_won', 'tile_conquered', 'conquering_skipped'].includes(event.what)) break;
  }
  return beats.filter((beat) => beat.step !== 'before');
}

/** The way from the gate to a tile, through what is conquered already. */
export function march(tiles: Tile[], target: string): string[] {
  const there = new Map(tiles.map((tile) => [tile.cell, tile]));
  const ways = [['cell-2-0']];
  const seen = new Set(['cell-2-0']);
  for (const way of ways) {
    const last = way.at(-1)!;
    if (last === target) return way;
    const [column, row] = place(last);
    for (const [dx, dy] of [
      [0, 1],
      [1, 0],
      [-1, 0],
      [0, -1],
    ] as const) {
      const next = `cell-${column + dx}-${row + dy}`;
      if (seen.has(next) || !(next === target || there.get(next)?.conquered)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [];
}

/** Copies told apart, for keys. */
export function copies(ids: string[]): { id: string; key: string }[] {
  const seen: Record<string, number> = {};
  return ids.map((id) => ({ id, key: `${id}:${(seen[id] = (seen[id] ?? 0) + 1)}` }));
}
