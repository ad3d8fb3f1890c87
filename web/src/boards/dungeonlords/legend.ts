/** What can be asked about on this board, and the rule behind it. */
import type { LegendPart } from '../../table/board';

export const legend: LegendPart[] = [
  {
    title: 'table',
    terms: [
      { id: 'season', rule: 'DUN-1.03', sign: 'winter' },
      { id: 'goes-to', rule: 'DUN-10.01' },
      { id: 'evilometer', rule: 'DUN-2.04', sign: 'evil' },
      { id: 'city', rule: 'DUN-2.05', sign: 'card-back' },
      { id: 'fatigue', rule: 'DUN-14.19', sign: 'sweat' },
      { id: 'spied', rule: 'DUN-6.08', sign: 'spy' },
      { id: 'round', rule: 'DUN-13.01' },
      { id: 'action-number', rule: 'DUN-5.06' },
      { id: 'slot', rule: 'DUN-5.03', sign: 'minion' },
      { id: 'deal', rule: 'DUN-5.06' },
      { id: 'price', rule: 'DUN-6.27' },
    ],
  },
  {
    title: 'card',
    terms: [
      { id: 'hp', rule: 'DUN-14.02' },
      { id: 'disarm', rule: 'DUN-14.07', sign: 'disarm' },
      { id: 'heart', rule: 'DUN-14.17', sign: 'heart' },
      { id: 'magic', rule: 'DUN-14.09', sign: 'magic' },
      { id: 'room-work', rule: 'DUN-8.02', sign: 'imp' },
      { id: 'order-place', rule: 'DUN-5.02' },
      { id: 'order-shut', rule: 'DUN-2.12' },
    ],
  },
  {
    title: 'player',
    terms: [
      { id: 'player', rule: 'DUN-20.01' },
      { id: 'thumb', rule: 'DUN-2.03' },
      { id: 'creatures', rule: 'DUN-16.01', sign: 'paw' },
      { id: 'party', rule: 'DUN-10.04' },
      { id: 'evil', rule: 'DUN-3.01', sign: 'evil' },
      { id: 'food', rule: 'DUN-1.06', sign: 'food' },
      { id: 'gold', rule: 'DUN-1.06', sign: 'gold' },
      { id: 'imp', rule: 'DUN-6.16', sign: 'imp' },
      { id: 'trap', rule: 'DUN-15.10', sign: 'trap' },
      { id: 'lair', rule: 'DUN-16.13', sign: 'paw' },
      { id: 'prison', rule: 'DUN-20.03' },
      { id: 'orders', rule: 'DUN-5.02' },
      { id: 'letters', rule: 'DUN-20.05' },
    ],
  },
  {
    title: 'fight',
    terms: [
      { id: 'limits', rule: 'DUN-13.05' },
      { id: 'plan', rule: 'DUN-13.07' },
      { id: 'bill', rule: 'DUN-13.08' },
      { id: 'story', rule: 'DUN-14.01' },
      { id: 'wounds', rule: 'DUN-14.26' },
    ],
  },
];
