/** The shapes of the game's view and catalogue (`games/dungeonlords/view.py`), and the readings of its ids. */
import type { BoardProps } from '../../table/board';

export interface Tile {
  cell: string;
  room: string | null;
  conquered: boolean;
  uses: number;
}

export interface Hero {
  id: string;
  damage: number;
  hp: number;
}

export interface Dungeon {
  seat: number;
  food: number;
  gold: number;
  imps: number;
  busy: number;
  trolls: number;
  trolls_busy: number;
  evil: number;
  red: number;
  tiles: Tile[];
  trap_count: number;
  traps: string[] | null;
  lair: string[];
  down: string[];
  prison: string[];
  party: Hero[];
  inaccessible: string[] | null;
  hand: string[];
  orders: string[] | null;
  turned_away: number[];
  fights: boolean;
  plan: { tile: string | null; trap_count: number; traps: string[] | null; units: string[] };
}

export interface CombatCard {
  card: string | null;
  open: boolean;
  spies: number[];
}

export interface DungeonView {
  year: number;
  season: string;
  phase: number;
  place: number;
  combat_round: number;
  starter: number;
  over: boolean;
  offer: { monsters: string[]; rooms: string[] };
  events: (string | null)[];
  special: string | null;
  waiting: string[];
  next: string[];
  combat_cards: CombatCard[];
  slots: Record<string, number[]>;
  paladin: number;
  neutral_evil: number | null;
  neutrals: { deck: string[]; inaccessible: string[]; played: string[] }[];
  titles: Record<string, number[]>;
  dungeons: Dungeon[];
}

export interface DungeonCatalogue {
  actions: string[];
  monsters: Record<string, { cost: Record<string, number>; attacks: { id: string; kind: string; damage: number; hits: number }[] }>;
  rooms: Record<string, { year: number; kind: string; imps: number; food: number; gain: string; zone: string[] }>;
  adventurers: Record<string, { kind: number; year: number; strength: number; hp: number; traps: number; hearts: number; magic: number }>;
  combat_cards: Record<string, { year: number; fast: boolean; fatigue: number }>;
}

export type DungeonProps = Omit<BoardProps, 'view' | 'catalogue'> & { view: DungeonView; catalogue: DungeonCatalogue };

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'];
const CLASSES = ['fighter', 'thief', 'cleric', 'wizard', 'paladin', 'illusion'];

/** The sign of each action, and what its slots cost and give. */
export const ACTIONS: Record<string, { sign: string; slots: [string, string][]; late?: boolean }> = {
  get_food: { sign: 'food', slots: [['gold:1', 'food:2'], ['evil:1', 'food:3'], ['evil:2', 'food:3 gold:1']] },
  improve_reputation: { sign: 'good', slots: [['', 'good:1 spy:1'], ['', 'good:2'], ['gold:1', 'good:2 spy:1']] },
  dig_tunnels: { sign: 'pick', slots: [['', 'pick:2'], ['', 'pick:3'], ['overseer:1', 'pick:4']] },
  mine_gold: { sign: 'gold', slots: [['', 'gold:2'], ['', 'gold:3'], ['overseer:1', 'gold:4']] },
  recruit_imps: { sign: 'imp', slots: [['food:1', 'imp:1'], ['food:2', 'imp:2'], ['food:1 gold:1', 'imp:2']] },
  buy_traps: { sign: 'trap', slots: [['gold:1', 'trap:1'], ['', 'trap:1'], ['gold:2', 'trap:2']] },
  hire_monster: { sign: 'paw', late: true, slots: [['', 'paw:1'], ['', 'paw:1'], ['food:1', 'paw:1']] },
  build_room: { sign: 'room', late: true, slots: [['', 'room:1'], ['gold:1', 'room:1'], ['gold:1', 'room:1']] },
};

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
  const order = view.dungeons.map((_, i) => (view.starter + i) % n).sort((a, b) => view.dungeons[a]!.evil - view.dungeons[b]!.evil);
  if (view.neutral_evil !== null) {
    const neutral = Math.min(15, view.neutral_evil + 1);
    order.splice(order.filter((seat) => view.dungeons[seat]!.evil < neutral).length, 0, -1);
  }
  return order;
}

/** Copies told apart, for keys. */
export function copies(ids: string[]): { id: string; key: string }[] {
  const seen: Record<string, number> = {};
  return ids.map((id) => ({ id, key: `${id}:${(seen[id] = (seen[id] ?? 0) + 1)}` }));
}
