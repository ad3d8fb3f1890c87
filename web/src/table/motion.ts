/** Things travel, they do not appear: every drawing with an id moves from where it was to where it is. */
import type { Box } from './place';

const TIME = 240;
const EASE = 'cubic-bezier(.2, .7, .2, 1)';
const LEAST = 3;

export type Places = Map<string, Box>;

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

export function positionsOf(root: HTMLElement): Places {
  return new Map(named(root).map(([key, el]) => [key, el.getBoundingClientRect()]));
}

export function travel(before: Places, root: HTMLElement): void {
  for (const [key, el] of named(root)) {
    const now = el.getBoundingClientRect();
    const from = before.get(key) ?? before.get(el.getAttribute('data-from') ?? '');
    if (!now.width || !from?.width) continue;
    const dx = from.left + from.width / 2 - (now.left + now.width / 2);
    const dy = from.top + from.height / 2 - (now.top + now.height / 2);
    if (Math.abs(dx) + Math.abs(dy) < LEAST) continue;
    if (el.parentElement?.closest('[data-travels]')) continue;
    move(el, dx, dy, before.has(key) ? from.width / now.width : Math.min(1, from.width / now.width));
  }
}

function move(el: Element, dx: number, dy: number, grow: number): void {
  const unit = el instanceof SVGGraphicsElement && el.ownerSVGElement ? unitsPerPixel(el) : 1;
  el.setAttribute('data-travels', '');
  const animation = el.animate(
    [
      { translate: `${dx * unit}px ${dy * unit}px`, scale: `${grow}`, zIndex: 5 },
      { translate: '0px 0px', scale: '1', zIndex: 5 },
    ],
    { duration: TIME, easing: EASE },
  );
  animation.onfinish = animation.oncancel = () => el.removeAttribute('data-travels');
}

/** Inside a drawing a pixel is as many units as its scale says. */
function unitsPerPixel(el: SVGGraphicsElement): number {
  const matrix = (el.parentElement as Element as SVGGraphicsElement).getScreenCTM?.();
  return matrix && matrix.a ? 1 / matrix.a : 1;
}
