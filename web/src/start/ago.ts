/** How long ago, in the largest unit that says it. */
export function ago(milliseconds: number, lang: string): string {
  const relative = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 60) return relative.format(-minutes, 'minute');
  if (minutes < 60 * 24) return relative.format(-Math.round(minutes / 60), 'hour');
  return relative.format(-Math.round(minutes / 60 / 24), 'day');
}

/** So many seconds, in the largest unit that says them. */
export function span(seconds: number, lang: string): string {
  const units: [Intl.NumberFormatOptions['unit'], number][] = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
    ['second', 1],
  ];
  const [unit, size] = units.find(([, least]) => seconds >= least && seconds % least === 0) ?? ['second', 1];
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}
