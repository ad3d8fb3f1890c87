/** The review as a picture to show around: 1200 by 630, drawn as SVG. It holds what is said, and knows no words. */
import { curve, type Box } from './coach';
import type { Found } from '../wire/table';

export const CARD = { width: 1200, height: 630 };
const PLOT: Box = { left: 592, top: 140, width: 490, height: 270 };
const HEAD_LETTERS = 19;
const ANSWER_LETTERS = 62;
const NAME_LETTERS = 22;
const DASHES = ['', '9 5', '2 6', '12 4 2 4', '5 3'];

export interface CardSeat {
  seat: number;
  name: string;
  /** Empty in a game that counts none. */
  points: string;
  colour: string;
  /** The path of its mark, on a box of 40, and the letter on it. */
  shape: string;
  letter: string;
  own: boolean;
}

export interface Card {
  about: string;
  headline: string;
  /** In the order of places. */
  seats: CardSeat[];
  /** What moved the chance: signed points and what they came from. */
  moved: { points: string; text: string }[];
  /** The costliest answer, and where all that are numbered lie. */
  answer: string;
  costly: { move: number; seat: number }[];
  foot: string;
}

/** The colours of the page. */
export type Palette = (name: string) => string;

export function drawCard(card: Card, found: Found, colour: Palette): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" ` +
      `width="${CARD.width}" height="${CARD.height}" font-family="'Source Sans 3', 'Noto Sans', system-ui, sans-serif" ` +
      `font-size="20" fill="${colour('ink')}">`,
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${colour('rock-1')}"/>`,
    emblem(colour),
    text(1144, 68, card.about, `text-anchor="end" fill="${colour('ink-2')}"`),
    ...headline(card.headline),
    ...card.seats.map((seat, i) => row(seat, 262 + 46 * i, colour)),
    ...card.moved.map((part, i) => movedPart(part, i, colour)),
    `<rect x="564" y="106" width="580" height="428" rx="16" fill="${colour('rock-2')}" stroke="${colour('line')}"/>`,
    ...grid(colour),
    ...card.seats.map((seat) => line(seat, found)).reverse(),
    ...card.costly.map((one, i) => mark(one, i + 1, found, colour)),
    ...wrapped(card.answer, ANSWER_LETTERS)
      .slice(0, 3)
      .map((part, i) => text(592, 450 + 26 * i, part, 'font-size="18"')),
    text(56, 590, card.foot, `font-size="17" fill="${colour('ink-2')}"`),
    '</svg>',
  ].join('\n');
}

function emblem(colour: Palette): string {
  return (
    `<g transform="translate(48 36)" fill="none" stroke="${colour('ink')}" stroke-width="3" stroke-linecap="round">` +
    '<path d="M6 15h10l3-4h10l3 4h10"/><path d="M24 11v7M17 22h14M13 28h22M17 34h14M21 40h6" opacity=".55"/></g>' +
    text(108, 71, 'Podziemia', 'font-family="\'Noto Serif Display\', Georgia, serif" font-size="27"')
  );
}

function headline(said: string): string[] {
  const lines = wrapped(said, HEAD_LETTERS).slice(0, 2);
  const first = lines.length > 1 ? 152 : 190;
  return lines.map((part, i) =>
    text(56, first + 56 * i, part, 'font-family="\'Noto Serif Display\', Georgia, serif" font-size="48"'),
  );
}

function row({ name, points, shape, letter, own, colour: hue }: CardSeat, y: number, colour: Palette): string {
  const weight = own ? 'font-weight="700"' : '';
  return (
    `<g transform="translate(56 ${y - 24}) scale(.82)"><path d="${shape}" fill="${hue}"/>` +
    `<text x="20" y="26" text-anchor="middle" font-size="17" font-weight="700" fill="${colour('seat-ink')}">` +
    `${safe(letter)}</text></g>` +
    text(104, y, shortened(name), `font-size="22" ${weight}`) +
    text(520, y, points, `text-anchor="end" font-size="28" ${weight}`)
  );
}

function movedPart({ points, text: said }: Card['moved'][number], i: number, colour: Palette): string {
  const sign = points.startsWith('+') ? 'moss' : points.startsWith('−') ? 'ember' : 'ink-2';
  const arrow = { moss: '▲ ', ember: '▼ ', 'ink-2': '' }[sign];
  const x = 56 + 160 * i;
  return (
    text(x, 490, `${arrow}${points}`, `font-weight="700" font-size="24" fill="${colour(sign)}"`) +
    text(x, 516, said, `font-size="17" fill="${colour('ink-2')}"`)
  );
}

function grid(colour: Palette): string[] {
  return [0, 0.5, 1].map((part) => {
    const y = PLOT.top + PLOT.height * (1 - part);
    return (
      `<line x1="${PLOT.left}" x2="${PLOT.left + PLOT.width}" y1="${y}" y2="${y}" stroke="${colour('line')}"/>` +
      text(PLOT.left + PLOT.width + 10, y + 6, `${100 * part}%`, `font-size="15" fill="${colour('ink-2')}"`)
    );
  });
}

function line({ seat, colour: hue, own }: CardSeat, found: Found): string {
  const dashes = own ? '' : (DASHES[(seat % (DASHES.length - 1)) + 1] ?? '');
  return (
    `<path d="${curve(found, seat, PLOT)}" fill="none" stroke="${hue}" stroke-width="${own ? 4 : 2}" ` +
    `stroke-linejoin="round" ${dashes ? `stroke-dasharray="${dashes}"` : ''}/>`
  );
}

/** The same triangle and number as in the list, on the curve where the answer was given. */
function mark({ move, seat }: Card['costly'][number], number: number, found: Found, colour: Palette): string {
  const x = PLOT.left + (PLOT.width * (move - 1)) / Math.max(1, found.moves);
  const y = PLOT.top + PLOT.height * (1 - (found.curves[move - 1]?.[seat] ?? 0));
  return (
    `<path d="M${x - 12} ${y - 24}h24l-12 20Z" fill="${colour('ember')}" stroke="${colour('rock-2')}"/>` +
    text(x, y - 11, `${number}`, `text-anchor="middle" font-size="12" font-weight="700" fill="${colour('seat-ink')}"`)
  );
}

function text(x: number, y: number, said: string, look: string): string {
  return `<text x="${x}" y="${y}" ${look}>${safe(said)}</text>`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function safe(said: string): string {
  return said.replace(/[&<>]/g, (one) => ESCAPES[one] ?? one);
}

function shortened(name: string): string {
  return name.length > NAME_LETTERS ? `${name.slice(0, NAME_LETTERS - 1)}…` : name;
}

/** Lines of whole words, so many letters at most. */
export function wrapped(said: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of said.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The drawing as a picture of dots, twice as fine, for those who take no drawings. */
export async function asPicture(svg: string): Promise<Blob> {
  const image = new Image(CARD.width * 2, CARD.height * 2);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext('2d')?.drawImage(image, 0, 0, image.width, image.height);
  return await new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}
