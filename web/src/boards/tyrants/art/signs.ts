/** Small signs in the colour of the text, in a box of 32 around the centre. */
import type { Aspect } from '../view';

/** Each aspect has a sign, so that its colour is never the only one: dagger, shield, eye, crown, cross. */
export const ASPECT_SIGN: Record<Aspect, string> = {
  malice: 'M-9-12 0 14 9-12 0-5Z',
  conquest: 'M-11-10H11V2C11 9 5 12 0 15-5 12-11 9-11 2Z',
  guile: 'M-14 0C-7-11 7-11 14 0 7 11-7 11-14 0ZM-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z',
  ambition: 'M-13 10V-8l7 7L0-13 6-1l7-7v18Z',
  obedience: 'M-3-14H3V-4H13V3H3V14H-3V3H-13V-4H-3Z',
};

export const SIGNS = {
  power: 'M-1.5-15h3L3.5 2.5 0 6.5-3.5 2.5ZM-8 4h16v3.5H-8ZM-2 7.5h4V14h-4Z',
  influence:
    'M0-15C6-9.5 9.5-5 9.5 1A9.5 9.5 0 0 1-9.5 1C-9.5-5-6-9.5 0-15ZM0-5C-2.7-1.6-4.7.5-4.7 3.2a4.7 4.7 0 0 0 9.400 0C4.7.5 2.7-1.6 0-5Z',
  points: 'M0-14 12.1-7V7L0 14-12.1 7V-7Z',
  hand: 'M-11-7-2-11 3 8-6 12ZM0-12H11V9H5.5Z',
  deck: 'M-9-13H7V8H-9ZM9-9h2.5v21H-5v-2.5H9Z',
  barracks: 'M-13 13V-5L0-14 13-5V13H5V4A5 5 0 0 0-5 4V13Z',
  spy: 'M-14 0C-8-11 8-11 14 0 8 11-8 11-14 0ZM-5 0A5 5 0 1 0 5 0 5 5 0 1 0-5 0Z',
  trophy:
    'M-9-13H9V-4C9 3 5 6 2 7V10H7V13H-7V10H-2V7C-5 6-9 3-9-4ZM-14-10h3v6h3v3c-4 0-6-3-6-9ZM14-10h-3v6H8v3c4 0 6-3 6-9Z',
  circle:
    'M0-14A14 14 0 1 1 0 14 14 14 0 1 1 0-14ZM0-9A9 9 0 1 0 0 9 9 9 0 1 0 0-9ZM0-5 1.5-1.5 5-1 2.5 1.5 3 5 0 3.300-3 5-2.5 1.5-5-1-1.5-1.5Z',
  discard: 'M-12-9 3-13 9 9-6 13ZM12-6l2 13-4 1Z',
  devoured: 'M-13-8C-6-14 6-14 13-8L9-2 6-7 3-1 0-7-3-1-6-7-9-2ZM-13 8C-6 14 6 14 13 8L9 2 6 7 3 1 0 7-3 1-6 7-9 2Z',
} as const;

export type SignName = keyof typeof SIGNS;
