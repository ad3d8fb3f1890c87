/** Sentences in the viewer's language, from the Fluent files that the server and the terminal use too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Args, Words } from '../table/board';
import { uiSource, type Lang } from './languages';
import { messageId } from './message-id';
import { settings } from './settings.svelte';
import { breakable as breaking, glue, speech } from './speech';

const bundles: Partial<Record<Lang, FluentBundle>> = {};
const loaded = new Set<string>();
let version = $state(0);

function bundleOf(lang: Lang): FluentBundle {
  return (bundles[lang] ??= new FluentBundle(lang, { useIsolating: false }));
}

function add(lang: Lang, name: string, source: string): void {
  bundleOf(lang).addResource(new FluentResource(source), { allowOverrides: true });
  loaded.add(`${lang}/${name}`);
  version += 1;
}

/** Make sure the words of the page itself are there. */
export async function loadUi(lang: Lang): Promise<void> {
  if (!loaded.has(`${lang}/ui`)) add(lang, 'ui', await uiSource(lang));
}

/** Make sure the words of a game are there. */
export async function loadGame(lang: Lang, game: string): Promise<void> {
  if (loaded.has(`${lang}/${game}`)) return;
  const reply = await fetch(`/words/${lang}/${game}.ftl`);
  if (reply.ok) add(lang, game, await reply.text());
}

/** A long word that may break on a narrow card, in the viewer's language. */
export function breakable(text: string): string {
  return breaking(text, settings.lang);
}

function find(id: string, attribute?: string): { pattern: Parameters<FluentBundle['formatPattern']>[0] } | null {
  void version; // a new bundle is a reason to say it again
  const message = bundles[settings.lang]?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? { pattern } : null;
}

function format(id: string, args?: Record<string, FluentVariable>, attribute?: string): string | null {
  const lang = settings.lang;
  const found = find(id, attribute);
  return found ? glue(bundleOf(lang).formatPattern(found.pattern, args ?? null, []), lang) : null;
}

/** A sentence of the page: `w('start-title')` is the message `ui-start-title`. */
export function w(id: string, args?: Args): string {
  return format(`ui-${id}`, args) ?? (version ? `ui-${id}` : '');
}

/** The words of one game, at one table: `player` gives the name of a seat. */
export function gameWords(game: string, player: (seat: number) => string): Words {
  return speech(game, player, { lang: () => settings.lang, has: (id) => find(id) !== null, format });
}

/** What a button for all options of one verb says; empty when the game has no words for it. */
export function manyOf(game: string, verb: string): string {
  return format(messageId(game, 'option', verb), undefined, 'many') ?? '';
}

/** The reason of a "why not", in the game's words. */
export function reasonText(game: string, what: string, args: Args): string {
  return format(messageId(game, 'why', what), args) ?? what;
}
