/** Hands on a map in its window: two fingers and the wheel zoom, a mouse drags what is larger than its window. One finger scrolls by itself. */

export interface Zooming {
  /** How large the map is drawn now. */
  zoom: () => number;
  /** Draw it so large, and let this point of the window stay where it is. */
  zoomTo: (wanted: number, x: number, y: number) => void;
  /** Whether a turn of the wheel zooms; otherwise it scrolls. */
  wheels: (event: WheelEvent) => boolean;
}

/** How much a turn of the wheel is, and how far a mouse may slip in a click. */
const NOTCH = 1.15;
const SLIP = 6;

interface Point {
  clientX: number;
  clientY: number;
}

const apart = (one: Point, two: Point): number => Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);

/** Listens until the function it gives is called: made for an effect. */
export function zoomByHand(pane: HTMLElement, { zoom, zoomTo, wheels }: Zooming): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  function around(wanted: number, x: number, y: number): void {
    const { left, top } = pane.getBoundingClientRect();
    zoomTo(wanted, x - left, y - top);
  }

  let pinch: { apart: number; zoom: number } | null = null;
  function start({ touches: [one, two, third] }: TouchEvent): void {
    pinch = one && two && !third ? { apart: apart(one, two), zoom: zoom() } : null;
  }
  function spread(event: TouchEvent): void {
    const [one, two] = event.touches;
    if (!pinch || !one || !two) return;
    event.preventDefault();
    around(
      (pinch.zoom * apart(one, two)) / pinch.apart,
      (one.clientX + two.clientX) / 2,
      (one.clientY + two.clientY) / 2,
    );
  }

  function wheel(event: WheelEvent): void {
    if (!wheels(event)) return;
    event.preventDefault();
    around(zoom() * (event.deltaY < 0 ? NOTCH : 1 / NOTCH), event.clientX, event.clientY);
  }

  let dragged = 0;
  const isLarger = (): boolean => pane.scrollWidth > pane.clientWidth || pane.scrollHeight > pane.clientHeight;
  function drag(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || event.buttons !== 1 || !isLarger()) return;
    dragged += Math.abs(event.movementX) + Math.abs(event.movementY);
    if (dragged > SLIP) pane.scrollBy(-event.movementX, -event.movementY);
  }
  /** What a dragging mouse is released over is not meant. */
  function released(event: MouseEvent): void {
    if (dragged > SLIP) event.stopPropagation();
    dragged = 0;
  }

  pane.addEventListener('touchstart', start, { signal, passive: true });
  pane.addEventListener('touchmove', spread, { signal, passive: false });
  pane.addEventListener('wheel', wheel, { signal, passive: false });
  pane.addEventListener('pointerdown', () => (dragged = 0), { signal });
  pane.addEventListener('pointermove', drag, { signal });
  pane.addEventListener('click', released, { signal, capture: true });
  return () => listening.abort();
}
