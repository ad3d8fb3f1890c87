/** How long ago, in the largest unit that says it. */
export function ago(milliseconds: number, lang: string): string {
  const relative = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 60) return relative.format(-minutes, 'minute');
  if (minutes < 60 * 24) return relative.format(-Math.round(minutes / 60), 'hour');
  return relative.format(-Math.round(minutes / 60 / 24), 'day');
}
