/** The boards: a folder `boards/<game>/index.ts` that exports `board`. A game without one is played as text. */
import type { Board } from '../table/board';

const modules = import.meta.glob<{ board: Board }>('./*/index.ts');

export async function loadBoard(game: string): Promise<Board | null> {
  const load = modules[`./${game}/index.ts`];
  return load ? (await load()).board : null;
}
