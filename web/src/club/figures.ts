/** Numbers of the club as people read them. */

const DAY = 86_400;

/** Whole days until a moment (in seconds), from one in milliseconds; the day itself counts. */
export function daysLeft(ends: number, now: number): number {
  return Math.max(0, Math.ceil((ends - now / 1000) / DAY));
}

/** Points in halves: 2, 2½, ½; anything finer with one decimal. */
export function halves(points: number, lang: string): string {
  const whole = Math.floor(points);
  if (points === whole) return String(whole);
  if (points - whole === 0.5) return whole ? `${whole}½` : '½';
  return tenths(points, lang);
}

/** With one decimal, after the point or comma of the language. */
export function tenths(n: number, lang: string): string {
  return n.toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** With its sign, and a real minus. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0';
}

/** A curve through the values, in a box of this size: an SVG path. */
export function curve(values: number[], width: number, height: number): string {
  if (values.length < 2) return '';
  const low = Math.min(...values);
  const reach = Math.max(...values) - low || 1;
  const points = values.map((value, i) => {
    const x = (i / (values.length - 1)) * width;
    const y = height - ((value - low) / reach) * height;
    return `${round(x)} ${round(y)}`;
  });
  return `M${points.join('L')}`;
}

const round = (n: number): number => Math.round(n * 10) / 10;

export type Outcome = 'won' | 'lost' | 'drawn' | 'nth';

/** What a place is called: at a table of two one wins, loses or draws. */
export function outcome(place: number, seats: number, shared: boolean): Outcome {
  if (seats === 2 && shared) return 'drawn';
  if (place === 1) return 'won';
  return seats === 2 ? 'lost' : 'nth';
}

/** The day of a moment in seconds, as one speaks of it: today, yesterday, a weekday, a date. */
export function dayOf(at: number, now: number, lang: string): string {
  const then = new Date(at * 1000);
  const days = Math.round((midnight(new Date(now)) - midnight(then)) / (DAY * 1000));
  if (days < 2) return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-days, 'day');
  if (days < 7) return new Intl.DateTimeFormat(lang, { weekday: 'short' }).format(then);
  return new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short', year: 'numeric' }).format(then);
}

function midnight(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}
