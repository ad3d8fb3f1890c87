/** Where a popover stands: beside its thing, inside the window, covering as little as possible of what is lit. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 12;
const EDGE = 8;

/** `clear` is what should stay in sight as a whole, and so another thing to stand beside; the question is never covered where there is room elsewhere. */
export function placePopover(
  anchor: Box,
  size: { width: number; height: number },
  avoid: Box[],
  clear?: Box,
  question?: Box,
): { left: number; top: number } {
  const middleX = anchor.left + anchor.width / 2 - size.width / 2;
  const middleY = anchor.top + anchor.height / 2 - size.height / 2;
  const beside = clear
    ? [
        { left: clear.left + clear.width + GAP, top: middleY },
        { left: clear.left - size.width - GAP, top: middleY },
        { left: middleX, top: clear.top + clear.height + GAP },
        { left: middleX, top: clear.top - size.height - GAP },
      ]
    : [];
  const above = question ? [{ left: middleX, top: question.top - size.height - GAP }] : [];
  const candidates = [
    ...beside,
    { left: middleX, top: anchor.top + anchor.height + GAP },
    { left: anchor.left + anchor.width + GAP, top: middleY },
    { left: anchor.left - size.width - GAP, top: middleY },
    { left: middleX, top: anchor.top - size.height - GAP },
    ...above,
  ].map((corner) => inWindow(corner, size));
  const costs = candidates.map((corner) => {
    const box = { ...corner, width: size.width, height: size.height };
    return (
      4 * overlap(box, anchor) +
      (clear ? 3 * overlap(box, clear) : 0) +
      (question ? 8 * overlap(box, question) : 0) +
      avoid.reduce((sum, other) => sum + overlap(box, other), 0)
    );
  });
  return candidates[costs.indexOf(Math.min(...costs))] ?? { left: EDGE, top: EDGE };
}

function inWindow(
  corner: { left: number; top: number },
  size: { width: number; height: number },
): { left: number; top: number } {
  return {
    left: Math.max(EDGE, Math.min(corner.left, innerWidth - size.width - EDGE)),
    top: Math.max(EDGE, Math.min(corner.top, innerHeight - size.height - EDGE)),
  };
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
