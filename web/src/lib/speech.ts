/** How a game's ids become sentences, whatever book of messages they are looked up in. */
import type { Args, Form, Words } from '../table/board';
import { LETTERS } from './letters';
import type { Choice } from '../table/several';
import type { PlainEvent } from '../wire/table';
import type { Lang } from './languages';
import { messageId } from './message-id';

/** The messages of a language. */
export interface Book {
  lang: () => Lang;
  has: (id: string) => boolean;
  /** A message or one of its forms; null when there is none. */
  format: (id: string, args?: Args, form?: string) => string | null;
}

/** A one-letter Polish word never ends a line, and a number stays with its noun. */
export function glue(text: string, lang: Lang): string {
  const numbers = text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
  return lang === 'pl' ? numbers.replace(/(?<![\p{L}\d])([aiouwz]) /giu, '$1\u00a0') : numbers;
}

/** Where a long Polish word may break on a narrow card: after an open syllable. Browsers know no Polish hyphenation. */
export function breakable(text: string, lang: Lang): string {
  if (lang !== 'pl') return text;
  return text.replace(/\p{L}{11,}/gu, (word) =>
    word.replace(/(?<=\p{L}{2}[aeiouyąęó])(?=[^aeiouyąęó]+[aeiouyąęó]\p{L})/giu, '\u00ad'),
  );
}

/** The number of a copy: `frenzy-2` has the text of `frenzy`. */
const COPY = /-\d+$/;

/** The words of one game, at one table: `player` gives the name of a seat. */
export function speech(game: string, player: (seat: number) => string, { format, has, lang }: Book): Words {
  const say = (id: string, args?: Args): string => format(id, args) ?? id;
  const list = (items: string[]): string => new Intl.ListFormat(lang(), { type: 'conjunction' }).format(items);
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
    const id = messageId(game, 'name', thing);
    return (form && format(id, undefined, form)) ?? format(id) ?? thing;
  }

  function forms(key: string, thing: string): Args {
    if (/^\d+$/.test(thing))
      return { [key]: Number(thing), [`${key}Acc`]: Number(thing), [`${key}Gen`]: Number(thing) };
    return { [key]: name(thing), [`${key}Acc`]: name(thing, 'acc'), [`${key}Gen`]: name(thing, 'gen') };
  }

  function because(source: string): Args {
    const title = format(messageId(game, 'rule', source), undefined, 'title');
    return title ? { because: title, becauseAcc: title, becauseGen: title } : forms('because', source);
  }

  function told(event: PlainEvent): Args {
    return {
      n: event.n ?? 0,
      seat: event.seat === undefined ? '' : player(event.seat),
      other: event.other === undefined ? '' : player(event.other),
      things: list((event.things ?? []).map((thing) => name(thing))),
      ...forms('thing', event.thing ?? ''),
    };
  }

  Object.defineProperty(say, 'name', { writable: true }); // a function has a name of its own, and words have names to give
  const words = Object.assign(say, {
    has,
    form: (id: string, form: string) => format(id, undefined, form) ?? '',
    name,
    short: (thing: string) => format(messageId(game, 'short', thing)) ?? '',
    text: (thing: string) =>
      format(messageId(game, 'text', thing)) ?? format(messageId(game, 'text', thing.replace(COPY, ''))) ?? '',
    option(option: Choice): string {
      if (option.part) return name(option.thing);
      const thing = option.name ?? option.thing;
      const said = format(messageId(game, 'option', option.verb), forms('thing', thing));
      const text = said ?? [option.verb, name(thing)].filter(Boolean).join(' ');
      return option.at ? `${text} (${name(option.at)})` : text;
    },
    ask(kind: string, source: string, n: number) {
      const id = messageId(game, 'ask', kind);
      const args = { n, ...because(source) };
      return { prompt: format(id, args) ?? kind, why: format(id, args, 'why') ?? '' };
    },
    event: (event: PlainEvent) => format(messageId(game, 'event', event.what), told(event)) ?? '',
    eventAs: (event: PlainEvent, form: string, count: number) =>
      format(messageId(game, 'event', event.what), { ...told(event), count }, form) ?? '',
    rule(id: string) {
      const key = messageId(game, 'rule', id);
      return { title: format(key, undefined, 'title') ?? id, text: format(key) ?? '' };
    },
    term(id: string) {
      const key = messageId(game, 'term', id);
      return { name: format(key) ?? id, text: format(key, undefined, 'text') ?? '' };
    },
    player,
    list,
  });
  return Object.defineProperty(words, 'lang', { get: lang }) as unknown as Words;
}
