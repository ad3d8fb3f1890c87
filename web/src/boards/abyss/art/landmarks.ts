import { disc, type Drawing } from './strokes';

/* The sea floor behind a tile: box 160 x 56. */
export const FAR = 'M0 56V34l14-9 12 6 8-17 9 13 12-5 10 12 14-24 12 18 10-6 9 10 15-20 11 15 12-8 12 9v28Z';
export const NEAR = 'M0 56V44l18-7 16 7 14-15 14 13 20-8 16 10 20-13 16 11 26-5v19Z';

/** What is seen on the tile: box 64 x 56, standing on the ground. `e` is cut out. In the order of the tiles. */
export const LANDMARK: Record<string, Drawing> = {
  sargasso_silos: [
    { d: 'M6 56V24a9 9 0 0 1 18 0v32ZM26 56V14a9 9 0 0 1 18 0v42ZM46 56V30a8 8 0 0 1 16 0v26Z' },
    { d: 'M6 30h18M6 42h18M26 22h18M26 36h18M46 38h16', as: 'e' },
  ],
  hydrozoa_reserves: [
    { d: 'M10 34c0-14 10-22 22-22s22 8 22 22c-5 4-7-2-11 1s-7-2-11 1-7-4-11-1-6 3-11-1Z' },
    { d: 'M19 37c-4 7 2 10-1 19M28 38c4 6-2 11 1 18M37 38c-4 6 2 11-1 18M46 37c4 7-2 10 1 19', as: 'k' },
    { d: 'M20 28c1-6 6-10 11-10', as: 'e' },
  ],
  sanctuary: [{ d: 'M32 4c3 8 20 16 20 30v22H40V42a8 8 0 0 0-16 0v14H12V34C12 20 29 12 32 4Z' }, disc(32, 25, 4, 'e0')],
  parliament: [
    { d: 'M4 26 32 8l28 18v5H4ZM8 34h6v17H8ZM20 34h6v17h-6ZM38 34h6v17h-6ZM50 34h6v17h-6ZM4 51h56v5H4Z' },
    disc(32, 21, 3.5, 'e0'),
  ],
  barracks: [
    { d: 'M8 56V28h4v-6h6v6h6v-6h6v6h4v-6h6v6h6v-6h6v6h4v28Z' },
    { d: 'M26 56V46a6 6 0 0 1 12 0v10Z', as: 'e0' },
    { d: 'M31 22V4l14 5-14 5' },
  ],
  dockworks: [
    { d: 'M6 52h52v4H6ZM14 52V16h5v36ZM14 16 44 8v4L19 20ZM42 10h2v14h-2ZM36 24h14v10H36ZM48 52c0-6 2-10 10-12v12Z' },
  ],
  sargasso_fields: [
    {
      d: 'M8 56c-6-14 6-20 0-34M20 56c6-16-6-22 0-40M32 56c-6-18 6-26 0-46M44 56c6-16-6-22 0-40M56 56c-6-14 6-20 0-34',
      as: 'k',
    },
    { d: 'M2 52h60v4H2Z' },
  ],
  abyss: [
    { d: 'M2 12h60L46 24l6 8-12 6 4 8-12 10-12-10 4-8-12-6 6-8Z' },
    { d: 'M16 18h32M22 28h20M26 38h12', as: 'e' },
  ],
  city_of_mirrors: [
    { d: 'M10 32V18l8-8 8 8v14ZM30 32V8l6-6 6 6v24ZM46 32V20l6-6 6 6v12Z' },
    { d: 'M10 36v10l8 8 8-8V36ZM30 36v16l6 4 6-4V36ZM46 36v8l6 6 6-6v-8Z', as: 'faint' },
  ],
  black_smokers: [
    { d: 'M8 56l4-24h8l4 24ZM28 56l4-32h8l5 32ZM47 56l3-18h6l4 18Z' },
    { d: 'M16 30c-6-8 6-10 0-20M36 22c-6-8 6-10 0-20M53 36c-5-6 5-9 0-18', as: 'k' },
  ],
  oceanic_senate_assembly: [
    { d: 'M4 56V40h56v16ZM10 40a22 26 0 0 1 44 0ZM31 4h2v12h-2ZM24 4h8v5h-8Z' },
    { d: 'M10 48h44M20 40v16M32 40v16M44 40v16', as: 'e' },
  ],
  depths: [{ d: 'M0 56V10l10 4 4 12 8 4 2 12 8 8 8-8 2-12 8-4 4-12 10-4v46Z' }, disc(32, 24, 3), disc(36, 12, 2)],
  throne_room: [
    { d: 'M18 56V14L32 2l14 12v42h-6v-8H24v8ZM10 36h8v20h-8ZM46 36h8v20h-8Z' },
    { d: 'M25 40V18l7-6 7 6v22Z', as: 'e0' },
  ],
  jail: [
    { d: 'M8 56V14h48v42Z' },
    { d: 'M16 20h32v30H16Z', as: 'e0' },
    { d: 'M21 20v30M28 20v30M36 20v30M43 20v30', as: 'k' },
  ],
  chasm: [{ d: 'M0 56V20l14-6 12 8-4 12 8 8-2 14ZM64 56V16l-12-4-14 10 4 10-8 8 2 16Z' }],
  closed_tower: [
    { d: 'M18 56V16h-4V6h6v4h6V6h12v4h6V6h6v10h-4v40Z' },
    disc(32, 30, 4.5, 'e0'),
    { d: 'M30 32h4l2 12h-8Z', as: 'e0' },
  ],
  lost_tower: [
    { d: 'M18 56V22l6-4-2-8 8 4 4 10 6-2 6 10v24Z' },
    { d: 'M30 36l4 6-4 6 6 8M50 56l3-8 6 2 2 6ZM6 56l2-6 6 1 1 5Z', as: 'e' },
  ],
  chamber_of_allies: [
    { d: 'M4 56V46h56v10ZM10 46V36h44v10ZM16 36V26h32v10Z' },
    disc(22, 18, 5),
    disc(32, 14, 5),
    disc(42, 18, 5),
  ],
  nest_of_giant_clams: [
    {
      d: 'M4 44C8 22 20 12 34 12s22 10 26 32c-8-6-14-6-18 0-5-6-11-6-16 0-6-6-14-6-22 0ZM6 48c6 6 10 8 28 8s22-2 26-8c-8-3-14-2-18 2-5-4-11-4-16 0-6-4-12-5-20-2Z',
    },
    disc(34, 47, 4, 'e0'),
  ],
  coral_barrier: [
    {
      d: 'M4 56V34c0-4 6-4 6 0v6h4V20c0-4 6-4 6 0v12h4V12c0-4 6-4 6 0v26h4V18c0-4 6-4 6 0v16h4V26c0-4 6-4 6 0v12h4v-6c0-4 6-4 6 0v24Z',
    },
  ],
};
