/** The server's time, told to this page with every piece of news about clocks; the device's own may be wrong. */
const SAMPLES = 8;

/** How far the server's clock was ahead, as it seemed lately. The way here only ever takes away from it, so the greatest
 * is the nearest. */
let seemed: number[] = [];
let now = $state(Date.now() / 1000);

const read = (): number => Date.now() / 1000 + (seemed.length ? Math.max(...seemed) : 0);

export function hearTime(server: number): void {
  seemed = [...seemed, server - Date.now() / 1000].slice(-SAMPLES);
  now = read();
}

export function serverTime(): number {
  return now;
}

/** Goes on while something is shown by it; the way to stop it. */
export function tick(): () => void {
  const timer = setInterval(() => (now = read()), 500);
  return () => clearInterval(timer);
}
