/** The letters of seats, in order. */
export const LETTERS = 'ABCDEFGH';
