/** What can be asked about on this board, and the rule behind it. */
import type { LegendPart } from '../../table/board';

export const legend: LegendPart[] = [
  {
    title: 'table',
    terms: [
      { id: 'quest', rule: 'DSC-20.01' },
      { id: 'goal', rule: 'DSC-3.14' },
      { id: 'round', rule: 'DSC-3.01' },
      { id: 'counter', rule: 'DSC-20.02' },
      { id: 'gold', rule: 'DSC-23.08', sign: 'gold' },
      { id: 'overlord-hand', rule: 'DSC-16.01', sign: 'cards' },
      { id: 'overlord-deck', rule: 'DSC-16.06', sign: 'cards' },
      { id: 'group', rule: 'DSC-16.09' },
      { id: 'campaign', rule: 'DSC-23.01' },
    ],
  },
  {
    title: 'map',
    terms: [
      { id: 'health-left', rule: 'DSC-10.02', sign: 'heart' },
      { id: 'master', rule: 'DSC-16.11' },
      { id: 'condition', rule: 'DSC-12.01', sign: 'poisoned' },
      { id: 'reach', rule: 'DSC-6.01' },
      { id: 'bears', rule: 'DSC-14.14', sign: 't-mark' },
    ],
  },
  {
    title: 'player',
    terms: [
      { id: 'player', rule: 'DSC-1.01' },
      { id: 'health', rule: 'DSC-10.02', sign: 'heart' },
      { id: 'fatigue', rule: 'DSC-6.10', sign: 'fatigue' },
      { id: 'speed', rule: 'DSC-6.01', sign: 'speed' },
      { id: 'defence', rule: 'DSC-8.10', sign: 'shield' },
      { id: 'attribute', rule: 'DSC-13.01' },
      { id: 'feat', rule: 'DSC-15.02' },
      { id: 'hands', rule: 'DSC-14.02', sign: 'hand' },
      { id: 'cubes', rule: 'DSC-1.07' },
      { id: 'skill-cost', rule: 'DSC-4.05', sign: 'fatigue' },
      { id: 'actions', rule: 'DSC-3.07' },
      { id: 'state', rule: 'DSC-3.02' },
    ],
  },
  {
    title: 'fight',
    terms: [
      { id: 'roll', rule: 'DSC-8.01' },
      { id: 'die', rule: 'DSC-1.07' },
      { id: 'surge', rule: 'DSC-9.01', sign: 'surge' },
      { id: 'range', rule: 'DSC-8.16' },
    ],
  },
];
