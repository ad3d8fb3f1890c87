import { beforeEach, describe, expect, test, vi } from 'vitest';
import { zoomByHand } from '../src/table/zoom';

/** A window at (100, 50), 400 wide, on a map of 800. */
class Pane extends EventTarget {
  scrollWidth = 800;
  clientWidth = 400;
  scrollHeight = 300;
  clientHeight = 300;
  scrollBy = vi.fn();
  getBoundingClientRect = (): { left: number; top: number } => ({ left: 100, top: 50 });
}

const happening = (type: string, facts: object): Event => Object.assign(new Event(type, { cancelable: true }), facts);
const touch = (clientX: number, clientY: number): object => ({ clientX, clientY });

let pane: Pane;
let stop: () => void;
let wheels = true;
const zoomTo = vi.fn();

beforeEach(() => {
  pane = new Pane();
  wheels = true;
  zoomTo.mockReset();
  stop = zoomByHand(pane as unknown as HTMLElement, { zoom: () => 2, zoomTo, wheels: () => wheels });
});

describe('the wheel', () => {
  const turn = (deltaY: number): Event => happening('wheel', { deltaY, clientX: 150, clientY: 60 });

  test('zooms in around the pointer', () => {
    pane.dispatchEvent(turn(-1));
    expect(zoomTo).toHaveBeenCalledWith(2 * 1.15, 50, 10);
  });
  test('zooms out', () => {
    pane.dispatchEvent(turn(1));
    expect(zoomTo).toHaveBeenCalledWith(2 / 1.15, 50, 10);
  });
  test('does not scroll as well', () => {
    const event = turn(1);
    pane.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
  test('scrolls where it should', () => {
    wheels = false;
    const event = turn(1);
    pane.dispatchEvent(event);
    expect(zoomTo).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('two fingers', () => {
  test('zoom by how far they part, around their middle', () => {
    pane.dispatchEvent(happening('touchstart', { touches: [touch(100, 50), touch(200, 50)] }));
    pane.dispatchEvent(happening('touchmove', { touches: [touch(100, 50), touch(300, 50)] }));
    expect(zoomTo).toHaveBeenCalledWith(4, 100, 0);
  });
  test('one finger scrolls by itself', () => {
    pane.dispatchEvent(happening('touchstart', { touches: [touch(100, 50)] }));
    pane.dispatchEvent(happening('touchmove', { touches: [touch(150, 50)] }));
    expect(zoomTo).not.toHaveBeenCalled();
  });
  test('three mean nothing', () => {
    const touches = [touch(1, 1), touch(9, 9), touch(5, 5)];
    pane.dispatchEvent(happening('touchstart', { touches }));
    pane.dispatchEvent(happening('touchmove', { touches }));
    expect(zoomTo).not.toHaveBeenCalled();
  });
});

describe('a mouse', () => {
  const drag = (movementX: number, buttons = 1): Event =>
    happening('pointermove', { pointerType: 'mouse', buttons, movementX, movementY: 0 });
  const clicked = (): boolean => {
    const heard = vi.fn();
    pane.addEventListener('click', heard);
    const event = happening('click', {});
    const stopped = vi.spyOn(event, 'stopPropagation');
    pane.dispatchEvent(event);
    return !stopped.mock.calls.length;
  };

  test('drags what is larger than its window', () => {
    pane.dispatchEvent(drag(20));
    expect(pane.scrollBy).toHaveBeenCalledWith(-20, -0);
  });
  test('may slip a little in a click', () => {
    pane.dispatchEvent(drag(3));
    expect(pane.scrollBy).not.toHaveBeenCalled();
    expect(clicked()).toBe(true);
  });
  test('that has dragged does not mean what it is released over', () => {
    pane.dispatchEvent(drag(20));
    expect(clicked()).toBe(false);
    expect(clicked()).toBe(true);
  });
  test('drags nothing that is in sight as a whole', () => {
    pane.scrollWidth = 400;
    pane.dispatchEvent(drag(20));
    expect(pane.scrollBy).not.toHaveBeenCalled();
  });
  test('drags only with its button down', () => {
    pane.dispatchEvent(drag(20, 0));
    expect(pane.scrollBy).not.toHaveBeenCalled();
  });
});

test('nothing is heard after the end', () => {
  stop();
  pane.dispatchEvent(happening('wheel', { deltaY: 1, clientX: 0, clientY: 0 }));
  expect(zoomTo).not.toHaveBeenCalled();
});
