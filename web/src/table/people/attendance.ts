/** Whether somebody is at this page: it was touched lately, and it is on the screen. */

/** Untouched for so long, somebody is away. */
export const AWAY_AFTER = 120_000;
const LOOK_EVERY = 10_000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

export class Attendance {
  /** What this page is called; nobody else knows it. */
  readonly page = [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  #touched = Date.now();
  #hidden = document.hidden;
  #told = 0;

  /** For how many seconds nobody has been here; 0 while somebody is. */
  idle(now = Date.now()): number {
    const away = this.#hidden || now - this.#touched >= AWAY_AFTER;
    return away ? Math.max(1, Math.round((now - this.#touched) / 1000)) : 0;
  }

  /** Tell every change, until what is given back is called. */
  watch(tell: (seconds: number) => void): () => void {
    const look = (): void => {
      const idle = this.idle();
      if (idle > 0 === this.#told > 0) return;
      this.#told = idle;
      tell(idle);
    };
    const touch = (): void => {
      this.#touched = Date.now();
      if (this.#told) look();
    };
    const show = (): void => {
      this.#hidden = document.hidden;
      this.#touched = Date.now();
      look();
    };
    const timer = setInterval(look, LOOK_EVERY);
    TOUCHES.forEach((kind) => addEventListener(kind, touch, { passive: true }));
    document.addEventListener('visibilitychange', show);
    return () => {
      clearInterval(timer);
      TOUCHES.forEach((kind) => removeEventListener(kind, touch));
      document.removeEventListener('visibilitychange', show);
    };
  }

  /** We were taken for something else: a notice was lost, and it is told again. */
  correct(taken: 'here' | 'away' | 'gone', tell: (seconds: number) => void): void {
    const idle = this.idle();
    if (taken !== 'gone' && (taken === 'away') !== idle > 0) tell((this.#told = idle));
  }
}
