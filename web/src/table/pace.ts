/** Moving pieces are smooth or they do not move: a machine that does not keep up shows things where they come to lie. */

/** Milliseconds between two frames that the eye takes for a jerk: one frame of sixty a second is left out. */
const LATE = 30;
/** So many jerky movements in a row are no accident. */
const ENOUGH = 2;
/** Changes shown without movement before it is tried again: the machine may have been busy with something else. */
const REST = 20;

export class Pace {
  #jerky = 0;
  #still = 0;

  /** Whether things may move in this change. */
  moves(): boolean {
    if (this.#still === 0) return true;
    this.#still -= 1;
    return false;
  }

  /** How a movement went: the times between its frames. */
  went(times: number[]): void {
    const late = times.filter((time) => time > LATE).length;
    this.#jerky = late * 4 > times.length ? this.#jerky + 1 : 0;
    if (this.#jerky >= ENOUGH) this.#still = REST;
  }
}

/** The times between the frames of a movement of this length, told at its end. */
export function watchFrames(length: number, tell: (times: number[]) => void): void {
  const times: number[] = [];
  let first = 0;
  let last = 0;
  const look = (now: number): void => {
    if (last) times.push(now - last);
    first ||= now;
    last = now;
    if (now - first < length) requestAnimationFrame(look);
    else tell(times);
  };
  requestAnimationFrame(look);
}
