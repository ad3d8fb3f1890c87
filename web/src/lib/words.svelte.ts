/** Sentences in the viewer's language, from the Fluent files that the server and the terminal use too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Args, Form, Words } from '../table/board';
import { LETTERS, type GameEvent, type Option } from '../table/wire';
import { settings, type Lang } from './settings.svelte';

const uiSources: Record<Lang, () => Promise<{ default: string }>> = {
  pl: () => import('../../../src/podziemia/words/pl/ui.ftl?raw'),
  en: () => import('../../../src/podziemia/words/en/ui.ftl?raw'),
};

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
  if (!loaded.has(`${lang}/ui`)) add(lang, 'ui', (await uiSources[lang]()).default);
}

/** Make sure the words of a game are there. */
export async function loadGame(lang: Lang, game: string): Promise<void> {
  if (loaded.has(`${lang}/${game}`)) return;
  const reply = await fetch(`/words/${lang}/${game}.ftl`);
  if (reply.ok) add(lang, game, await reply.text());
}

/** A one-letter Polish word never ends a line, and a number stays with its noun. */
export function glue(text: string, lang: Lang): string {
  const numbers = text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
  return lang === 'pl' ? numbers.replace(/(?<![\p{L}\d])([aiouwz]) /giu, '$1\u00a0') : numbers;
}

/** Where a long Polish word may break on a narrow card: after an open syllable. Browsers know no Polish hyphenation. */
export function breakable(text: string, lang: Lang = settings.lang): string {
  if (lang !== 'pl') return text;
  return text.replace(/\p{L}{11,}/gu, (word) =>
    word.replace(/(?<=\p{L}{2}[aeiouyąęó])(?=[^aeiouyąęó]+[aeiouyąęó]\p{L})/giu, '\u00ad'),
  );
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

/** A thing, kind or verb as part of a message id. */
function slug(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9-]+/g, '-');
}

function joined(items: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(items);
}

/** The number of a copy: `frenzy-2` has the text of `frenzy`. */
const COPY = /-\d+$/;

/** The words of one game, at one table: `player` gives the name of a seat. */
export function gameWords(game: string, player: (seat: number) => string): Words {
  const say = (id: string, args?: Args): string => format(id, args) ?? id;
  const seatOf = (thing: string): number => (thing.length === 1 ? LETTERS.indexOf(thing) : -1);

  function name(thing: string, form?: Form): string {
    if (!thing) return '';
    if (thing.includes('>'))
      return thing
        .split('>')
        .map((part) => name(part, form))
        .join(' > ');
    const seat = seatOf(thing);
    if (seat >= 0) return player(seat);
    const id = `${game}-name-${slug(thing)}`;
    return (form && format(id, undefined, form)) ?? format(id) ?? thing;
  }

  function forms(key: string, thing: string): Args {
    if (/^\d+$/.test(thing))
      return { [key]: Number(thing), [`${key}Acc`]: Number(thing), [`${key}Gen`]: Number(thing) };
    return { [key]: name(thing), [`${key}Acc`]: name(thing, 'acc'), [`${key}Gen`]: name(thing, 'gen') };
  }

  function because(source: string): Args {
    const title = format(`${game}-rule-${slug(source)}`, undefined, 'title');
    return title ? { because: title, becauseAcc: title, becauseGen: title } : forms('because', source);
  }

  Object.defineProperty(say, 'name', { writable: true }); // a function has a name of its own, and words have names to give
  const words = Object.assign(say, {
    has: (id: string) => find(id) !== null,
    form: (id: string, form: string) => format(id, undefined, form) ?? '',
    name,
    short: (thing: string) => format(`${game}-short-${slug(thing)}`) ?? '',
    text: (thing: string) =>
      format(`${game}-text-${slug(thing)}`) ?? format(`${game}-text-${slug(thing.replace(COPY, ''))}`) ?? '',
    option(option: Option): string {
      if (option.part) return name(option.thing);
      const said = format(`${game}-option-${slug(option.verb)}`, forms('thing', option.thing));
      return said ?? [option.verb, name(option.thing)].filter(Boolean).join(' ');
    },
    ask(kind: string, source: string, n: number) {
      const id = `${game}-ask-${slug(kind)}`;
      const args = { n, ...because(source) };
      return { prompt: format(id, args) ?? kind, why: format(id, args, 'why') ?? '' };
    },
    event(event: GameEvent): string {
      const args = {
        n: event.n ?? 0,
        seat: event.seat === undefined ? '' : player(event.seat),
        other: event.other === undefined ? '' : player(event.other),
        things: joined((event.things ?? []).map((thing) => name(thing))),
        ...forms('thing', event.thing ?? ''),
      };
      return format(`${game}-event-${slug(event.what)}`, args) ?? '';
    },
    rule(id: string) {
      const key = `${game}-rule-${slug(id)}`;
      return { title: format(key, undefined, 'title') ?? id, text: format(key) ?? '' };
    },
    player,
    list: joined,
  });
  return Object.defineProperty(words, 'lang', { get: () => settings.lang }) as unknown as Words;
}

/** What a button for all options of one verb says; empty when the game has no words for it. */
export function manyOf(game: string, verb: string): string {
  return format(`${game}-option-${slug(verb)}`, undefined, 'many') ?? '';
}

/** The reason of a "why not", in the game's words. */
export function reasonText(game: string, what: string, args: Args): string {
  return format(`${game}-why-${slug(what)}`, args) ?? what;
}
