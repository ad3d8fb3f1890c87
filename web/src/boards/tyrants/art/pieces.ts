/** Pieces on the map, around their own centre. Every colour has a shape of its own, as the mark of a seat has. */
export const TROOP: readonly string[] = [
  'M12.5 0a12.5 12.5 0 1 1-25 0 12.5 12.5 0 0 1 25 0Z',
  'M0-14.5 14.5 0 0 14.5-14.5 0Z',
  'M0-14 14.8 11.5H-14.8Z',
  'M-9-11.5H9a2.5 2.5 0 0 1 2.5 2.5V9A2.5 2.5 0 0 1 9 11.5H-9A2.5 2.5 0 0 1-11.5 9V-9A2.5 2.5 0 0 1-9-11.5Z',
  'M-7-12.5H7L14 0 7 12.5H-7L-14 0Z',
];
/** Where the letter stands in each shape. */
export const LETTER_Y: readonly number[] = [5.2, 5.2, 8.2, 5.2, 5.2];
export const PAWN = 'M-7.5 9C-7.5 3-4.5 1.5-3-.5A5.2 5.2 0 1 1 3-.5C4.5 1.5 7.5 3 7.5 9Z';
export const SPY = 'M-14 0C-8-11 8-11 14 0 8 11-8 11-14 0Z';
export const MARKER = 'M-12-12H12V3C12 10 5 13 0 16-5 13-12 10-12 3Z';
export const HEXAGON = 'M0-11.5 10-5.7V5.7L0 11.5-10 5.7V-5.7Z';

/** Sites with more room for spies on the right of their spaces. */
export const SPIES_RIGHT: readonly string[] = [
  'the_wormwrithings',
  'menzoberranzan',
  'eryndlyn',
  'llacerellyn',
  'yathchol',
  'kanaglym',
];

/** Engraved signs, one idea a place. */
export const VIGNETTES: Record<string, string> = {
  menzoberranzan:
    'M-44 0v-15l4-9 4 9v15M-30 0v-24l5-13 5 13v24M-12 0v-32l6-17 6 17v32M10 0v-22l5-13 5 13v22M28 0v-14l4-9 4 9v14',
  araumycos: 'M-30 0v-9m-14 0c2-12 26-12 28 0ZM0 0v-18m-20 0c3-18 37-18 40 0ZM30 0v-8m-13 0c2-11 24-11 26 0Z',
  skullport: 'M-22-4h44l-7 9h-30ZM0-4v-24l15 17H0M-36 12c6-4 12 4 18 0s12 4 18 0 12 4 18 0 12 4 18 0',
  gauntlgrym: 'M-30 0v-12h8v-8h8v8h8v-16H6v16h8v-8h8v8h8V0ZM-5 0v-9a5 5 0 0 1 10 0v9',
  tsenviilyq: 'M-32 0l8-22 8 22M-12 0l10-32L10 0M14 0l8-20 8 20',
  chaulssin: 'M-22 0c-3-14 6-22 13-14M22 0c3-14-6-22-13-14M-9 0v-15L0-30 9-15V0',
  the_phaerlin: 'M-26 0c6-18 14-18 20 0M-8 0C-2-26 12-26 18 0',
  ch_chitl: 'M-24 0c-4-18 14-30 24-22C10-30 28-18 24 0M0-22v12M-11-16c2 4 2 8-1 12M11-16c-2 4-2 8 1 12',
  ss_zuraass_nee: 'M-28-4c8-14 18 10 28-4s20 10 28-4M-20 6c6-8 14 6 20 0s14 8 20 0',
};
