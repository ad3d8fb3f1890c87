/** What can be asked about on this board, and the rule behind it. */
import type { LegendPart } from '../../table/board';

export const legend: LegendPart[] = [
  {
    title: 'map',
    terms: [
      { id: 'site-points', rule: 'TYR-9.06', sign: 'points' },
      { id: 'marker', rule: 'TYR-6.15' },
      { id: 'spy-here', rule: 'TYR-6.20', sign: 'spy' },
      { id: 'white', rule: 'TYR-6.08' },
      { id: 'start', rule: 'TYR-1.13' },
      { id: 'presence', rule: 'TYR-6.04' },
      { id: 'control', rule: 'TYR-6.11' },
    ],
  },
  {
    title: 'table',
    terms: [
      { id: 'market', rule: 'TYR-1.05' },
      { id: 'market-deck', rule: 'TYR-9.02', sign: 'deck' },
      { id: 'stack', rule: 'TYR-1.06' },
      { id: 'devoured', rule: 'TYR-2.07', sign: 'devoured' },
    ],
  },
  {
    title: 'card',
    terms: [
      { id: 'cost', rule: 'TYR-7.20', sign: 'influence' },
      { id: 'aspect', rule: 'TYR-2.02' },
      { id: 'deck-points', rule: 'TYR-9.09' },
      { id: 'circle-points', rule: 'TYR-9.10' },
      { id: 'copies', rule: 'TYR-2.04' },
    ],
  },
  {
    title: 'player',
    terms: [
      { id: 'player', rule: 'TYR-9.06' },
      { id: 'power', rule: 'TYR-3.01', sign: 'power' },
      { id: 'resource-influence', rule: 'TYR-3.01', sign: 'influence' },
      { id: 'points', rule: 'TYR-9.06', sign: 'points' },
      { id: 'hand', rule: 'TYR-4.09', sign: 'hand' },
      { id: 'deck', rule: 'TYR-7.32', sign: 'deck' },
      { id: 'barracks', rule: 'TYR-9.01', sign: 'barracks' },
      { id: 'spy', rule: 'TYR-7.14', sign: 'spy' },
      { id: 'trophy', rule: 'TYR-7.03', sign: 'trophy' },
      { id: 'circle', rule: 'TYR-7.17', sign: 'circle' },
      { id: 'discard', rule: 'TYR-4.08', sign: 'discard' },
      { id: 'played', rule: 'TYR-5.01' },
      { id: 'waiting', rule: 'TYR-8.01' },
    ],
  },
];
