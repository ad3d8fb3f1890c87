/** Going to school: a lesson is a table for one, with whoever else the lesson wants. */
import { post } from '../lib/api';
import { go } from '../lib/route.svelte';
import { markIn, settings } from '../lib/settings.svelte';
import type { Created, Lesson, Score } from '../wire/table';

const LONGEST_NAME = 40;

export async function startLesson(game: string, lesson: Lesson, title: string): Promise<void> {
  const seats = [{ kind: 'me', name: settings.name, level: '' }];
  const made = await post<Created>('/api/rooms', {
    game,
    settings: lesson.settings,
    name: title.slice(0, LONGEST_NAME),
    seats,
  });
  go(`/r/${made.room}`);
}

/** How far a person is in a lesson: nothing, done, or done as well as can be. */
export type Progress = 'new' | 'done' | 'best';

export function progressOf(game: string, lesson: Lesson): Progress {
  const mark = markIn(game, lesson.id);
  return mark === undefined ? 'new' : mark === 0 ? 'best' : 'done';
}

/** The lesson to take next: the first that is not done. */
export function nextOf(game: string, lessons: Lesson[]): Lesson | undefined {
  return lessons.find((lesson) => progressOf(game, lesson) === 'new');
}

/** The lessons before the first whole game, and how long they take. */
export function lessonsOnly(lessons: Lesson[]): Lesson[] {
  return lessons.filter((lesson) => !lesson.whole);
}

export function minutesOf(lessons: Lesson[]): number {
  return lessonsOnly(lessons).reduce((sum, lesson) => sum + lesson.minutes, 0);
}

/** The row of the score sheet that made the difference between a seat and the best of the others; none where sides win and no points are counted. */
export function decisive(score: Score, me: number): { part: string; n: number } | null {
  if (score.sides.some((side) => side.length > 1)) return null;
  const own = score.seats.find((seat) => seat.seat === me);
  const rivals = score.seats.filter((seat) => seat.seat !== me);
  const rival = rivals.reduce<(typeof rivals)[number] | undefined>(
    (best, seat) => (best && best.total >= seat.total ? best : seat),
    undefined,
  );
  if (!own || !rival) return null;
  const theirs = new Map(rival.parts);
  const ahead = own.total >= rival.total ? 1 : -1;
  const rows = own.parts.map(([part, n]) => ({ part, n: n - (theirs.get(part) ?? 0) }));
  const most = rows.reduce((best, row) => (row.n * ahead > best.n * ahead ? row : best), { part: '', n: 0 });
  return most.part ? { part: most.part, n: Math.abs(most.n) } : null;
}
