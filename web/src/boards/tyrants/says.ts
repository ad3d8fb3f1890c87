/** What the belt says where the board knows better: that nothing is left to play or to spend on, and which site is meant. */
import type { Option, Wording } from '../../table/board';
import { isSpace, placeOf, type TyrantsProps } from './view';

export function says({ ask, words }: Pick<TyrantsProps, 'ask' | 'words'>): Partial<Wording> | null {
  if (ask?.kind !== 'turn.action' || ask.options.some((option) => option.verb !== 'end-turn')) return null;
  return { prompt: words('tyrants-board-all-done'), why: words('tyrants-board-all-done-why') };
}

/** Spaces of a site are one place: their numbers stand nowhere on the map, and would be taken for points. */
export function naming(option: Option): string {
  const place = isSpace(option.thing) ? placeOf(option.thing) : option.thing;
  return place === option.thing ? '' : place;
}
