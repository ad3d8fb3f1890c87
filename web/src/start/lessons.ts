/** Going to school: a lesson is a table for one. */
import { post } from '../lib/api';
import { go } from '../lib/route.svelte';
import { settings } from '../lib/settings.svelte';
import type { Created, Lesson, NewRoom } from '../wire/table';

const LONGEST_NAME = 40;

export async function startLesson(game: string, lesson: Lesson, title: string): Promise<void> {
  const made = await post<Created>('/api/rooms', {
    game,
    settings: lesson.settings,
    name: title.slice(0, LONGEST_NAME),
    seats: [{ kind: 'me', name: settings.name }],
  } satisfies NewRoom);
  go(`/r/${made.room}`);
}
