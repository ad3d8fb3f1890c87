/**
 * Things travel, they do not appear: every drawing with an id moves from where it was to where it is. What leaves the
 * table for somebody's hand flies to his panel, and numbers that have changed say by how much.
 */
import { LETTERS } from '../lib/letters';
import { Pace, watchFrames } from './pace';
import type { Box } from './place';
import type { Scene } from './story';

const TIME = 240;
const TOLD_TIME = 350;
const TICK_TIME = 900;
const EASE = 'cubic-bezier(.2, .7, .2, 1)';
const LEAST = 3;
const NUMBER = /^\d+$/;
const COUNTERS = ':is(.panels, .seatstrip, .own-area, .shared-area) :is(b, i, span, .num)';

/** How this page keeps up with its movements. */
const pace = new Pace();

export type Places = Map<string, Box>;

/** The page before a change: where things were, what may leave, what was counted. */
export interface Before {
  places: Places;
  leaving: { key: string; drawing: HTMLElement; box: Box }[];
  counted: Map<Element, number>;
  scene: Scene | null;
}

export function lookBefore(root: HTMLElement, scene: Scene | null): Before {
  const drawings = named(root);
  const leaving = drawings.flatMap(([key, el]) => {
    const told = scene?.things.includes(el.getAttribute('data-id') ?? '');
    return told && el instanceof HTMLElement ? [{ key, drawing: copyOf(el), box: el.getBoundingClientRect() }] : [];
  });
  const places = new Map(drawings.map(([key, el]) => [key, el.getBoundingClientRect()]));
  return { places, leaving, counted: scene ? counted(root) : new Map<Element, number>(), scene };
}

export function showChange(before: Before, root: HTMLElement, still: boolean): void {
  const moves = !still && pace.moves();
  for (const [el, old] of before.counted) tickFrom(el, old, !moves);
  if (!moves) return;
  const time = before.scene ? TOLD_TIME : TIME;
  const moved = travel(before.places, root, time);
  const flew = before.scene ? flyHome(before, root) : false;
  if (moved || flew) watchFrames(time, (times) => pace.went(times));
}

function named(root: HTMLElement): [string, Element][] {
  const counts = new Map<string, number>();
  return [...root.querySelectorAll('[data-id], [data-key]:not(button)')].map((el) => {
    const own = el.getAttribute('data-key');
    if (own) return [own, el];
    const id = el.getAttribute('data-id') ?? '';
    const ordinal = counts.get(id) ?? 0;
    counts.set(id, ordinal + 1);
    return [ordinal ? `${id}#${ordinal}` : id, el];
  });
}

// ---- travel ----

/** Whether anything moves. */
export function travel(before: Places, root: HTMLElement, time: number): boolean {
  let moved = false;
  for (const [key, el] of named(root)) {
    const now = el.getBoundingClientRect();
    const from = before.get(key) ?? before.get(el.getAttribute('data-from') ?? '');
    if (!now.width || !from?.width) continue;
    const dx = from.left + from.width / 2 - (now.left + now.width / 2);
    const dy = from.top + from.height / 2 - (now.top + now.height / 2);
    if (Math.abs(dx) + Math.abs(dy) < LEAST) continue;
    if (el.parentElement?.closest('[data-travels]')) continue;
    move(el, dx, dy, before.has(key) ? from.width / now.width : Math.min(1, from.width / now.width), time);
    moved = true;
  }
  return moved;
}

function move(el: Element, dx: number, dy: number, grow: number, time: number): void {
  const unit = el instanceof SVGGraphicsElement && el.ownerSVGElement ? unitsPerPixel(el) : 1;
  el.setAttribute('data-travels', '');
  // Only what the compositor can move by itself: a z-index among the frames would have each of them painted anew.
  const animation = el.animate(
    [
      { translate: `${dx * unit}px ${dy * unit}px`, scale: `${grow}` },
      { translate: '0px 0px', scale: '1' },
    ],
    { duration: time, easing: EASE },
  );
  animation.onfinish = animation.oncancel = () => el.removeAttribute('data-travels');
}

/** Inside a drawing a pixel is as many units as its scale says. */
function unitsPerPixel(el: SVGGraphicsElement): number {
  const matrix = (el.parentElement as Element as SVGGraphicsElement).getScreenCTM?.();
  return matrix && matrix.a ? 1 / matrix.a : 1;
}

// ---- to somebody's hand ----

/** What was told of and is no longer drawn anywhere flies to the panel of who has it now. */
function flyHome({ leaving, scene }: Before, root: HTMLElement): boolean {
  const page = root.closest('.table-page') ?? root;
  const letter = LETTERS[scene?.seat ?? -1] ?? '';
  const home = page.querySelector(`.seatcard[data-id="${letter}"], .seatstrip [data-seat="${letter}"]`);
  if (!letter || !home) return false;
  const there = home.getBoundingClientRect();
  const drawn = new Set(named(root).map(([key]) => key));
  const gone = leaving.filter(({ key, box }) => !drawn.has(key) && box.width && there.width);
  for (const { drawing, box } of gone) fly(drawing, box, there, root);
  return gone.length > 0;
}

/** The drawing alone, which nobody can point at. */
function copyOf(drawing: HTMLElement): HTMLElement {
  const copy = drawing.cloneNode(true) as HTMLElement;
  for (const el of [copy, ...copy.querySelectorAll('[data-id], [data-key]')]) {
    el.removeAttribute('data-id');
    el.removeAttribute('data-key');
  }
  copy.classList.remove('pick', 'lit', 'just', 'chosen', 'hinted', 'second');
  copy.classList.add('leaving');
  copy.setAttribute('aria-hidden', 'true');
  return copy;
}

function fly(ghost: HTMLElement, from: Box, to: Box, root: HTMLElement): void {
  const { left, top, width, height } = from;
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  root.append(ghost);
  const dx = to.left + to.width / 2 - (left + width / 2);
  const dy = to.top + to.height / 2 - (top + height / 2);
  const flight = ghost.animate(
    [
      { translate: '0px 0px', scale: '1', opacity: 1 },
      { translate: `${dx}px ${dy}px`, scale: '0.35', opacity: 0.5 },
    ],
    { duration: TOLD_TIME + 100, easing: EASE },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

// ---- numbers ----

function counted(root: HTMLElement): Map<Element, number> {
  const page = root.closest('.table-page') ?? root;
  const numbers = [...page.querySelectorAll(COUNTERS)].filter((el) => !el.children.length);
  return new Map(numbers.flatMap((el) => (isNumber(el) ? [[el, Number(el.textContent)] as const] : [])));
}

const isNumber = (el: Element): boolean => NUMBER.test(el.textContent?.trim() ?? '');

/** A number that has changed shows by how much, for a moment. */
function tickFrom(el: Element, old: number, still: boolean): void {
  if (!el.isConnected || !isNumber(el)) return;
  const by = Number(el.textContent) - old;
  if (!by) return;
  el.setAttribute('data-ticked', by > 0 ? `+${by}` : `−${-by}`);
  setTimeout(() => el.removeAttribute('data-ticked'), TICK_TIME);
  if (!still) el.animate([{ scale: '1' }, { scale: '1.35' }, { scale: '1' }], { duration: TOLD_TIME, easing: EASE });
}
