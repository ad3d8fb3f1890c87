/** Colours of seats, each with a shape. What is drawn of a seat wears the colour that was picked there. */
import { LETTERS } from './letters';

/** On a box of 40. */
export const SHAPES: readonly string[] = [
  'M38 20a18 18 0 1 1-36 0 18 18 0 0 1 36 0Z',
  'M20 .5 39.5 20 20 39.5.5 20Z',
  'M20 1 39.6 36.5H.4Z',
  'M6 3h28a3 3 0 0 1 3 3v28a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z',
  'M10.5 2.5h19L39.5 20l-10 17.5h-19L.5 20Z',
];

let worn = $state.raw<readonly number[]>([]);

/** The colour of a seat at the table on the page; without one, that of its place. */
export function colourOf(seat: number): number {
  return worn[seat] ?? seat % SHAPES.length;
}

const attribute = (seat: number): string => `data-hue-${LETTERS.charAt(seat).toLowerCase()}`;

/** Put the colours on, until what is given back takes them off. */
export function wear(colours: readonly number[]): () => void {
  const page = document.documentElement;
  worn = colours;
  colours.forEach((colour, seat) => page.setAttribute(attribute(seat), `${colour}`));
  return () => {
    worn = [];
    colours.forEach((_, seat) => page.removeAttribute(attribute(seat)));
  };
}
