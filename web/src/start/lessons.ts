/** Going to school: a lesson is a table for one. */
import { post } from '../lib/api';
import { go } from '../lib/route.svelte';
import { settings } from '../lib/settings.svelte';
import type { Created, Lesson } from '../table/wire';

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
