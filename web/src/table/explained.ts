import type { Box } from './place';

/** What is told of a thing, of the signs on it, or of a sign alone. */
export interface Explained {
  /** Empty where only terms are told of. */
  thing: string;
  /** Words of the legend. */
  terms: string[];
  anchor: Box;
  lit: Box[];
  /** hover: goes away by itself; open: stays; why: also the reasons. */
  how: 'hover' | 'open' | 'why';
}
