/** The choices of a game before it begins, in its own words. */
import { messageId } from '../lib/message-id';
import type { Words } from '../table/board';
import type { GameInfo, SettingInfo } from '../wire/table';

/** What only lessons choose is chosen by going to school. */
export function offeredBy(game: GameInfo): SettingInfo[] {
  return game.settings.filter((setting) => !game.lessons.some((lesson) => setting.key in lesson.settings));
}

export function usualOf(game: GameInfo): Record<string, string> {
  return Object.fromEntries(game.settings.map((setting) => [setting.key, setting.default]));
}

export function valueName(words: Words, game: string, key: string, value: string): string {
  const id = messageId(game, 'setting', key, value);
  return words.has(id) ? words(id) : value;
}

/** What was chosen otherwise than usual; nothing while the words of the game are still on their way. */
export function unusual(words: Words, game: string, chosen: Record<string, string>): string[] {
  if (!words.has(`${game}-title`)) return [];
  return Object.entries(chosen).map(
    ([key, value]) => `${words(`${game}-setting-${key}`)}: ${valueName(words, game, key, value)}`,
  );
}
