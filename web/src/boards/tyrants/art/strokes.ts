/** A drawing: paths and the ink each is drawn with. p: filled, d: a line, x: cut out, c: a cut line. */
export interface Stroke {
  d: string;
  as: 'p' | 'd' | 'x' | 'c';
}
export type Drawing = readonly Stroke[];
