/** What can be asked about on this board, and the rule behind it. */
import type { LegendPart } from '../../table/board';

export const legend: LegendPart[] = [
  {
    title: 'map',
    terms: [
      { id: 'field', rule: 'SHA-3.06' },
      { id: 'objective', rule: 'SHA-4.09' },
      { id: 'wound', rule: 'SHA-8.25', sign: 'drop' },
      { id: 'leader', rule: 'SHA-0.04', sign: 'crown' },
      { id: 'inspired', rule: 'SHA-11.01' },
      { id: 'mark', rule: 'SHA-7.25', sign: 'm-charge' },
      { id: 'upgrades', rule: 'SHA-9.07' },
      { id: 'chance', rule: 'SHA-8.32' },
      { id: 'layers', rule: 'SHA-3.14' },
    ],
  },
  {
    title: 'fight',
    terms: [
      { id: 'attack', rule: 'SHA-8.32', sign: 'd-hammer' },
      { id: 'dice', rule: 'SHA-1.01', sign: 'd-crit' },
      { id: 'faces', rule: 'SHA-8.04' },
      { id: 'successes', rule: 'SHA-8.11' },
      { id: 'supports', rule: 'SHA-8.03' },
      { id: 'odds', rule: 'SHA-8.10' },
      { id: 'spells', rule: 'SHA-9.08' },
    ],
  },
  {
    title: 'card',
    terms: [
      { id: 'kind', rule: 'SHA-9.02' },
      { id: 'worth', rule: 'SHA-12.01', sign: 'glory' },
      { id: 'when', rule: 'SHA-12.07' },
      { id: 'price', rule: 'SHA-9.05', sign: 'glory' },
    ],
  },
  {
    title: 'player',
    terms: [
      { id: 'player', rule: 'SHA-0.01' },
      { id: 'glory', rule: 'SHA-12.13', sign: 'glory' },
      { id: 'unspent', rule: 'SHA-9.05', sign: 'glory' },
      { id: 'activations', rule: 'SHA-7.04' },
      { id: 'cards', rule: 'SHA-5.09' },
      { id: 'warband', rule: 'SHA-2.06' },
      { id: 'objectives', rule: 'SHA-5.06' },
      { id: 'power', rule: 'SHA-9.02' },
      { id: 'stats', rule: 'SHA-0.04' },
      { id: 'move', rule: 'SHA-7.08', sign: 'm-move' },
      { id: 'defence', rule: 'SHA-8.06', sign: 'd-shield' },
      { id: 'profile', rule: 'SHA-8.01', sign: 'd-sword' },
    ],
  },
];
