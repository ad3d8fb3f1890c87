/** What this browser remembers: choices of the person, and the tables it has sat at. */
import type { Speed } from '../table/story';
import { spoken, type Lang } from './languages';

export type Theme = 'auto' | 'dark' | 'light';
export type Forced = 'ask' | 'bots' | 'all';
export type Confirm = 'never' | 'final' | 'always';

export interface Remembered {
  room: string;
  game: string;
  name: string;
  /** Moves seen when the table was last open. */
  seen: number;
  /** When it was last open, in milliseconds. */
  at: number;
}

interface Stored {
  lang: Lang;
  theme: Theme;
  confirm: Confirm;
  twoTaps: boolean;
  sound: boolean;
  notify: boolean;
  /** Where letters about turns go, the secret under which that was agreed to, and whether it was. */
  mail: { address: string; own: string; agreed: boolean } | null;
  /** Tables at which notices were not wanted when they were offered. */
  refused: string[];
  /** No notices from then until then; none of it where both are the same. */
  quiet: { begins: string; ends: string };
  motion: boolean;
  /** How fast the moves of others are told. */
  story: Speed;
  /** The chances of a roll before it is made. */
  odds: boolean;
  /** Against bots a costly answer is asked about before it is played. */
  warn: boolean;
  /** Where a question with one answer answers itself: nowhere, against bots, everywhere. */
  forced: Forced;
  /** What a board draws over the ground on demand (reach, sight, threat). */
  layers: string[];
  /** Every game as text instead of its drawing. */
  textBoard: boolean;
  name: string;
  /** With which tables may be opened on this server. */
  word: string;
  tables: Remembered[];
  /** Whom one does not want to hear, by room and seat. */
  muted: string[];
  /** The best mark in each lesson, by game and lesson. */
  marks: Record<string, number>;
}

const KEY = 'podziemia';
const MOST_TABLES = 30;

function defaults(): Stored {
  return {
    lang: spoken(navigator.languages),
    theme: 'auto',
    confirm: 'never',
    twoTaps: true,
    sound: false,
    notify: false,
    mail: null,
    refused: [],
    quiet: { begins: '22:00', ends: '07:00' },
    motion: true,
    story: 'brisk',
    odds: true,
    warn: false,
    forced: 'bots',
    layers: ['reach'],
    textBoard: false,
    name: '',
    word: '',
    tables: [],
    muted: [],
    marks: {},
  };
}

function load(): Stored {
  try {
    const stored = { ...defaults(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
    return { ...stored, lang: spoken([stored.lang, ...navigator.languages]) };
  } catch {
    return defaults(); // storage switched off, or written by something else
  }
}

export const settings = $state(load());

/** Keep the settings and show the theme; called once, from the root of the page. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // Without storage the choices last as long as the page.
    }
  });
  $effect(() => {
    document.documentElement.lang = settings.lang;
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.${settings.lang}.json`);
  });
  $effect(() => {
    const theme = settings.theme;
    const light = matchMedia('(prefers-color-scheme: light)');
    const show = (): void => {
      const resolved = theme === 'auto' ? (light.matches ? 'light' : 'dark') : theme;
      document.documentElement.dataset.theme = resolved;
    };
    show();
    light.addEventListener('change', show);
    return () => light.removeEventListener('change', show);
  });
}

export function isLight(): boolean {
  if (settings.theme === 'auto') return matchMedia('(prefers-color-scheme: light)').matches;
  return settings.theme === 'light';
}

export function remember(table: Remembered): void {
  const others = settings.tables.filter((known) => known.room !== table.room);
  settings.tables = [table, ...others].slice(0, MOST_TABLES);
}

/** Keep a mark if it is the best so far; the less the better. */
export function keepMark(game: string, lesson: string, mark: number): void {
  settings.marks[`${game}/${lesson}`] = Math.min(mark, markIn(game, lesson) ?? mark);
}

export function markIn(game: string, lesson: string): number | undefined {
  return settings.marks[`${game}/${lesson}`];
}

export function forget(room: string): void {
  settings.tables = settings.tables.filter((known) => known.room !== room);
}

export function seenIn(room: string): number {
  return settings.tables.find((known) => known.room === room)?.seen ?? 0;
}

export function still(): boolean {
  return !settings.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
