/** What a closer look tells (`games/shadespire/show/survey.py`): of a fighter, or of a whole warband by its seat's letter. */
import { settings } from '../../lib/settings.svelte';
import { LETTERS } from '../../lib/letters';
import { fighterOf, type FighterLook, type ShadespireProps, type ShadespireView, type WarbandLook } from './view';

/** A fighter on the battlefield or a warband, while any of it would be drawn. */
export function surveys(thing: string, view: ShadespireView): boolean {
  if (!settings.layers.length || !view.field) return false;
  return !!fighterOf(view, thing)?.hex || view.players.some((player) => LETTERS[player.seat] === thing);
}

export function fighterLook({ eye: { survey } }: ShadespireProps, id: string): FighterLook | undefined {
  return survey && 'fighter' in survey && survey.fighter === id ? survey : undefined;
}

export function warbandLook({ eye: { survey } }: ShadespireProps, seat: number): WarbandLook | undefined {
  return survey && 'threats' in survey && survey.seat === seat ? survey : undefined;
}
