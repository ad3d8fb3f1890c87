/** What a closer look tells (`games/shadespire/show/survey.py`): of a fighter, or of a whole warband by its seat's letter. */
import { settings } from '../../lib/settings.svelte';
import { LETTERS, type View } from '../../table/wire';
import { fighterOf, type ShadespireProps, type ShadespireView } from './view';

export interface FighterLook {
  fighter: string;
  charge: string[];
  sees: string[];
  threat: string[];
}

export interface WarbandLook {
  seat: number;
  /** By hex: how many of its fighters threaten it. */
  threats: Record<string, number>;
}

/** A fighter on the battlefield or a warband, while any of it would be drawn. */
export function surveys(thing: string, view: View): boolean {
  const known = view as ShadespireView;
  if (!settings.layers.length || !known.field) return false;
  return !!fighterOf(known, thing)?.hex || known.players.some((player) => LETTERS[player.seat] === thing);
}

export function fighterLook(p: ShadespireProps, id: string): FighterLook | undefined {
  return p.eye.survey?.fighter === id ? (p.eye.survey as FighterLook) : undefined;
}

export function warbandLook(p: ShadespireProps, seat: number): WarbandLook | undefined {
  return p.eye.survey?.seat === seat ? (p.eye.survey as WarbandLook) : undefined;
}
