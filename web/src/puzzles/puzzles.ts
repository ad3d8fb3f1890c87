/** Puzzles: which to solve, how far one is, and the table at which one sits down to it. */
import { post } from '../lib/api';
import { go } from '../lib/route.svelte';
import { settings } from '../lib/settings.svelte';
import type { Created, GameInfo, Puzzle, PuzzleSolution } from '../wire/table';

/** Not tried, tried in vain, solved later, solved at the first try. */
export type Standing = 'new' | 'tried' | 'later' | 'first';

const MARKS: Standing[] = ['first', 'later', 'tried'];
const DAY = 24 * 60 * 60 * 1000;

export async function startPuzzle(game: string, id: string): Promise<void> {
  const made = await post<Created>(`/api/games/${game}/puzzles/${id}`, { name: settings.name });
  go(`/r/${made.room}`);
}

const key = (game: string, id: string): string => `${game}/puzzle-${id}`;

export function standingOf(game: string, id: string): Standing {
  const mark = settings.marks[key(game, id)];
  return (mark === undefined ? undefined : MARKS[mark]) ?? 'new';
}

export const isSolved = (standing: Standing): boolean => standing === 'first' || standing === 'later';

/** What a try changes: only the first one can be solved at the first try. */
export function after(standing: Standing, solved: boolean): Standing {
  if (standing === 'new') return solved ? 'first' : 'tried';
  return standing === 'tried' && solved ? 'later' : standing;
}

export function keepTry(game: string, id: string, solved: boolean): void {
  settings.marks[key(game, id)] = MARKS.indexOf(after(standingOf(game, id), solved));
}

/** The puzzle to solve next: the first one after this that is not solved, or before it where there is none. */
export function nextPuzzle(game: string, puzzles: Puzzle[], id: string): Puzzle | undefined {
  const at = puzzles.findIndex((one) => one.id === id);
  const order = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  return order.find((one) => !isSolved(standingOf(game, one.id)));
}

/** What it is judged by: a search, a combat or an ending that was counted, results of deals played out, or the chance to reach a goal. */
export type Judged = 'chance' | 'counted' | 'ending' | 'result' | 'goal';

export function judgedBy(found: PuzzleSolution | null): Judged {
  if (found?.goal) return 'goal';
  if (found?.counted) return found.ending ? 'ending' : 'counted';
  return found?.ending ? 'result' : 'chance';
}

export interface OfTheDay {
  game: string;
  puzzle: Puzzle;
}

/** The puzzle of a date, the same for everybody: games take turns, and in each its puzzles in an order without meaning. */
export function puzzleOfDay(games: Pick<GameInfo, 'name' | 'puzzles'>[], date: Date): OfTheDay | undefined {
  const having = games.filter((game) => game.puzzles.length).sort((a, b) => (a.name < b.name ? -1 : 1));
  const day = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);
  const game = having[day % having.length];
  if (!game) return undefined;
  const shuffled = [...game.puzzles].sort((a, b) => (a.id < b.id ? -1 : 1));
  const puzzle = shuffled[Math.floor(day / having.length) % shuffled.length];
  return puzzle && { game: game.name, puzzle };
}
