/** The five games, from the surface down. What only the page knows of them. */
import type { GameInfo } from '../wire/table';
import abyss from './scenes/abyss.svg';
import descent from './scenes/descent.svg';
import dungeonlords from './scenes/dungeonlords.svg';
import shadespire from './scenes/shadespire.svg';
import tyrants from './scenes/tyrants.svg';

export interface Shaft {
  game: string;
  scene: string;
  minutes: number;
  depth: string;
  /** How deep the shaft goes on the page, in pixels. */
  height: number;
  /** The part of the scene that a small picture shows, in percent from the top. */
  focus: number;
}

export const SHAFTS: Shaft[] = [
  { game: 'dungeonlords', scene: dungeonlords, minutes: 90, depth: '−30 m', height: 500, focus: 14 },
  { game: 'descent', scene: descent, minutes: 120, depth: '−200 m', height: 572, focus: 27 },
  { game: 'shadespire', scene: shadespire, minutes: 45, depth: '−900 m', height: 640, focus: 28 },
  { game: 'tyrants', scene: tyrants, minutes: 75, depth: '−3 km', height: 706, focus: 50 },
  { game: 'abyss', scene: abyss, minutes: 45, depth: '−6 km', height: 770, focus: 24 },
];

/** The level of bots that nobody has chosen. */
export function usualLevel(levels: string[]): string {
  return levels[Math.min(1, levels.length - 1)] ?? '';
}

export function shaftOf(game: string): Shaft | undefined {
  return SHAFTS.find((shaft) => shaft.game === game);
}

/** How many may play: "2" or "2–4". */
export function playersOf(game: GameInfo): string {
  return game.fewest === game.most ? `${game.most}` : `${game.fewest}–${game.most}`;
}
