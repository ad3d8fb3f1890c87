/** Small things to test with: options, positions, and words from a few lines of Fluent. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Lang } from '../src/lib/languages';
import { speech, type Book } from '../src/lib/speech';
import type { Words } from '../src/table/board';
import type { Teller } from '../src/table/log';
import type { Ask, PlainEvent, LogMove, Option, Position, Telling } from '../src/wire/table';

/** `take crab-3` as an option. */
export function option(text: string): Option {
  const [verb = '', thing = ''] = text.split(' ');
  return { text, verb, thing, final: false };
}

export function ask(kind: string, ...answers: string[]): Ask {
  return {
    kind,
    seat: 0,
    because: '',
    n: 0,
    options: answers.map(option),
    final: false,
    answered: null,
    left: '',
    ways: [],
  };
}

export function position(n: number, changes: Partial<Position> = {}): Position {
  return {
    n,
    line: 0,
    seat: 0,
    back: false,
    events: [],
    view: {},
    ask: null,
    waiting: [],
    waiting_kind: '',
    waiting_because: '',
    undo: null,
    plan: false,
    teacher: null,
    by: '',
    mover: 0,
    places: null,
    ...changes,
  };
}

export function move(n: number, seat: number, ...events: PlainEvent[]): LogMove {
  return { n, seat, events, by: '' };
}

/** A book of messages, as the page has one from the Fluent files. */
export function book(source: string, lang: Lang = 'en'): Book {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const pattern = (id: string, form?: string): Parameters<FluentBundle['formatPattern']>[0] | null | undefined => {
    const message = bundle.getMessage(id);
    return form ? message?.attributes[form] : message?.value;
  };
  return {
    lang: () => lang,
    has: (id) => !!pattern(id),
    format: (id, args, form) => {
      const found = pattern(id, form);
      return found ? bundle.formatPattern(found, args ?? null, []) : null;
    },
  };
}

const PLAYERS = ['Anna', 'Bob', 'Celina', 'Dan'];

export function wordsOf(game: string, source = '', lang: Lang = 'en'): Words {
  return speech(game, (seat) => PLAYERS[seat] ?? '', book(source, lang));
}

/** A game in which seats take turns, a diver is a figure and a step a trifle. */
export const TELLING: Telling = {
  turns: ['turn_started'],
  rounds: ['round_started'],
  figures: ['surfaced'],
  details: ['aimed'],
  trifles: ['stepped'],
  moments: ['won'],
  deeds: { aimed: ['rolled', 'played', 'gained'] },
  means: ['played'],
};

/** Says what happened to what; `stepped` and `played` can be told several times at once, `gained` behind its cause. */
export const teller: Teller = {
  event: ({ what, thing }) => (what === 'silent' ? '' : [what, thing].filter(Boolean).join(' ') + '.'),
  many: ({ what, thing, things }, count) =>
    ['stepped', 'played'].includes(what) ? `${what} ${thing} ${count} times ${things ?? ''}`.trim() + '.' : '',
  brief: ({ what, n }) => (what === 'gained' ? `${n} more` : ''),
  then: ({ what, thing, n }) => (what === 'gained' ? `${n} more` : what === 'played' ? (thing ?? '') : ''),
};
