/** What can be asked about on this board, and the rule behind it. */
import type { LegendPart } from '../../table/board';

export const legend: LegendPart[] = [
  {
    title: 'table',
    terms: [
      { id: 'court', rule: 'ABY-7.01' },
      { id: 'depths', rule: 'ABY-4.01' },
      { id: 'price', rule: 'ABY-4.04', sign: 'pearl' },
      { id: 'last-space', rule: 'ABY-4.10' },
      { id: 'threat', rule: 'ABY-5.03' },
      { id: 'council', rule: 'ABY-6.02' },
      { id: 'locations', rule: 'ABY-10.04' },
      { id: 'payment', rule: 'ABY-7.02' },
      { id: 'deck-count', rule: 'ABY-4.13', sign: 'card' },
    ],
  },
  {
    title: 'card',
    terms: [
      { id: 'cost', rule: 'ABY-7.02' },
      { id: 'mandatory', rule: 'ABY-7.04' },
      { id: 'races', rule: 'ABY-7.03' },
      { id: 'influence', rule: 'ABY-13.02' },
      { id: 'lord-keys', rule: 'ABY-10.01', sign: 'key' },
      { id: 'guild', rule: 'ABY-7.04' },
      { id: 'timing-once', rule: 'ABY-8.01', sign: 'once' },
      { id: 'timing-always', rule: 'ABY-8.02', sign: 'always' },
      { id: 'timing-turn', rule: 'ABY-2.06', sign: 'turn' },
      { id: 'value', rule: 'ABY-7.05' },
      { id: 'race', rule: 'ABY-7.03' },
      { id: 'worth-now', rule: 'ABY-13.04' },
    ],
  },
  {
    title: 'player',
    terms: [
      { id: 'player', rule: 'ABY-13.01' },
      { id: 'pearls', rule: 'ABY-7.07', sign: 'pearl' },
      { id: 'keys', rule: 'ABY-10.02', sign: 'key' },
      { id: 'tokens', rule: 'ABY-13.05', sign: 'monster' },
      { id: 'hand', rule: 'ABY-4.14', sign: 'card' },
      { id: 'affiliated', rule: 'ABY-13.03' },
      { id: 'free-lords', rule: 'ABY-8.04' },
    ],
  },
];
