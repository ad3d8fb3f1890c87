/** A view as headings and lines, for any game: what a board without a text twin of its own reads like. */
import type { BoardProps, TwinSection, Words } from './board';
import { LETTERS } from '../lib/letters';

export function twinOf(p: BoardProps, own?: (p: BoardProps) => TwinSection[]): TwinSection[] {
  return own ? own(p) : plainTwin(p);
}

function plainTwin({ view, words }: BoardProps): TwinSection[] {
  const sections: TwinSection[] = [];
  const loose: string[] = [];
  for (const [key, value] of Object.entries(view as Record<string, unknown>)) {
    if (key === 'players' && Array.isArray(value)) {
      value.forEach((player, seat) =>
        sections.push({ title: words.player(seat) || LETTERS.charAt(seat), lines: linesOf(player, words) }),
      );
    } else if (value !== null && typeof value === 'object') {
      sections.push({ title: said(key), lines: linesOf(value, words) });
    } else {
      loose.push(`${said(key)}: ${told(value, words)}`);
    }
  }
  return [{ title: '', lines: loose }, ...sections].filter((section) => section.lines.length > 0);
}

function linesOf(value: unknown, words: Words): string[] {
  if (Array.isArray(value)) return value.map((item) => told(item, words));
  return Object.entries(value as Record<string, unknown>).map(
    ([key, item]) => `${nameOr(key, words)}: ${told(item, words)}`,
  );
}

function told(value: unknown, words: Words): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? '✓' : '✕';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return words.name(value);
  if (Array.isArray(value)) return value.length ? value.map((item) => told(item, words)).join(', ') : '—';
  return Object.entries(value as Record<string, unknown>)
    .map(([key, item]) => `${nameOr(key, words)} ${told(item, words)}`)
    .join(', ');
}

function nameOr(key: string, words: Words): string {
  const name = words.name(key);
  return name === key ? said(key) : name;
}

const said = (key: string): string => key.replaceAll('_', ' ');
