/** Signs and numbers outside the board, such as a phone's strip of players, are asked about by a tap or a long press too. */
import type { Explained } from './explained';

const HOLD = 450;

export function asks(area: HTMLElement, explain: (what: Explained) => void): { destroy: () => void } {
  let held = 0;

  const tell = (node: EventTarget | null): void => {
    const el = node instanceof Element ? node.closest('[data-ask]') : null;
    if (!el) return;
    const { left, top, width, height } = el.getBoundingClientRect();
    const terms = [el.getAttribute('data-ask') ?? ''];
    explain({ thing: '', terms, anchor: { left, top, width, height }, lit: [], how: 'open' });
  };
  const down = (event: PointerEvent): void => void (held = window.setTimeout(() => tell(event.target), HOLD));
  const up = (): void => clearTimeout(held);
  const click = (event: MouseEvent): void => tell(event.target);

  area.addEventListener('pointerdown', down);
  for (const end of ['pointerup', 'pointercancel', 'pointermove'] as const) area.addEventListener(end, up);
  area.addEventListener('click', click);
  return {
    destroy: () => {
      up();
      area.removeEventListener('pointerdown', down);
      for (const end of ['pointerup', 'pointercancel', 'pointermove'] as const) area.removeEventListener(end, up);
      area.removeEventListener('click', click);
    },
  };
}
