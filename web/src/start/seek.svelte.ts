/** Find me a game: asked for every few seconds until there is a seat, on whichever page one is meanwhile. */
import { post, Trouble } from '../lib/api';
import { go } from '../lib/route.svelte';
import { settings } from '../lib/settings.svelte';
import { freshSecret } from '../table/own';
import type { Pace, Seek, Sought } from '../wire/table';

const EVERY = 3000;
/** After so long without anybody the game is offered with bots. */
const PATIENCE = 60_000;
const KEY = 'podziemia-seek';

export interface Wish {
  game: string;
  people: number;
  pace: Pace;
}

interface Search extends Wish {
  own: string;
  began: number;
}

export const search = $state<{ now: Search | null; waiting: number; late: boolean; trouble: string }>({
  now: kept(),
  waiting: 0,
  late: false,
  trouble: '',
});

function kept(): Search | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Search | null;
  } catch {
    return null;
  }
}

function keep(now: Search | null): void {
  Object.assign(search, { now, waiting: 0, late: false, trouble: '' });
  try {
    if (now) sessionStorage.setItem(KEY, JSON.stringify(now));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the search lasts as long as the page.
  }
}

export function startSearch(wish: Wish): void {
  keep({ ...wish, own: freshSecret(), began: Date.now() });
  void ask();
}

export async function stopSearch(): Promise<void> {
  const own = search.now?.own;
  keep(null);
  if (own) await post('/api/seek/stop', { own }).catch(() => undefined); // who does not ask again is forgotten anyway
}

/** One question; with `bots` also for a table whose empty seats bots take. */
export async function ask(bots = false): Promise<void> {
  const now = search.now;
  if (!now) return;
  const { own, game, people, pace } = now;
  try {
    const found = await post<Sought>('/api/seek', {
      own,
      game,
      people,
      pace,
      name: settings.name,
      bots,
    } satisfies Seek);
    if (search.now?.own !== own) return;
    if (found.room) {
      keep(null);
      go(`/r/${found.room}`);
      return;
    }
    Object.assign(search, { waiting: found.waiting, late: Date.now() - now.began > PATIENCE, trouble: '' });
  } catch (error) {
    search.trouble = (error instanceof Trouble && error.message) || '';
  }
}

/** For as long as a search is on; the answer ends it. */
export function followSearch(): () => void {
  void ask();
  const timer = setInterval(() => void ask(), EVERY);
  return () => clearInterval(timer);
}
