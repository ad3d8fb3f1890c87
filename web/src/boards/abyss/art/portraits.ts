import type { Guild } from '../view';
import { disc, type Drawing } from './strokes';

/*
 * Lords of the deep: one body, six guild headdresses and faces, and for each lord a thing in the hand, a mark on the
 * face and a ground behind the head. Box 120 x 122, face around 60, 60.
 * Inks: t1 t1b body, t2 t3 garments, f fs face and its shade, eye, glow, m mouth, mk painted mark, e e2 engraving,
 * r ribbon, c ground.
 */
export const BODY: Drawing = [
  { d: 'M4 122c2-27 26-33 44-38V70h24v14c18 5 42 11 44 38Z', as: 't1' },
  { d: 'M60 122V84h12c18 5 42 11 44 38Z', as: 't1b' },
];

export const SKULL: Drawing = [
  { d: 'M60 34c13 0 20 9 19 23-1 16-10 30-19 30S42 73 41 57c-1-14 6-23 19-23Z', as: 'f' },
  { d: 'M60 34c13 0 20 9 19 23-1 16-10 30-19 30 4-10 5-17 2-23s-3-18-2-30Z', as: 'fs' },
];

export const FACE: Record<Guild, Drawing> = {
  soldier: [
    { d: 'M45 57l12 4-1 3-10-2ZM75 57l-12 4 1 3 10-2Z', as: 'eye' },
    { d: 'M53 77h14', as: 'm' },
    { d: 'M48 68v9M72 68v9', as: 'mk' },
  ],
  merchant: [
    { d: 'M46 60c3-5 8-5 10 0ZM74 60c-3-5-8-5-10 0Z', as: 'eye' },
    { d: 'M51 73c5 6 13 6 18 0', as: 'm' },
    { d: 'M60 44v6', as: 'mk' },
  ],
  mage: [
    { d: 'M46 60c3-4 8-4 10 .5-3 3-8 3-10-.5ZM74 60c-3-4-8-4-10 .5 3 3 8 3 10-.5Z', as: 'glow' },
    { d: 'M56 76h8', as: 'm' },
    { d: 'M51 66v14M69 66v14M60 41v9', as: 'mk' },
  ],
  politician: [
    { d: 'M45 58c4-1 8 0 11 3-4 1-8 1-11-3ZM75 58c-4-1-8 0-11 3 4 1 8 1 11-3Z', as: 'eye' },
    { d: 'M52 76c5-2 11 2 16-2', as: 'm' },
    { d: 'M44 53l11 2M76 53l-11 2', as: 'mk' },
  ],
  farmer: [
    disc(51, 61, 3.4, 'eye'),
    disc(69, 61, 3.4, 'eye'),
    { d: 'M53 74c4 4 10 4 14 0', as: 'm' },
    { d: 'M45 70l5 2M75 70l-5 2', as: 'mk' },
  ],
  ambassador: [
    { d: 'M45 61h11M64 61h11', as: 'glowline' },
    { d: 'M60 50v30M52 70l8 6 8-6', as: 'mk' },
  ],
};

export const GARB: Record<Guild, Drawing> = {
  soldier: [
    { d: 'M4 122c0-20 14-30 34-33l-2 33ZM116 122c0-20-14-30-34-33l2 33Z', as: 't2' },
    { d: 'M13 108l19-7M107 108l-19-7', as: 'e' },
  ],
  merchant: [{ d: 'M40 92c4 14 12 20 20 20s16-6 20-20', as: 'r' }, disc(60, 112, 6, 't3')],
  mage: [{ d: 'M48 86c4 8 8 11 12 11s8-3 12-11l6 3-18 33-18-33Z', as: 't2' }],
  politician: [{ d: 'M60 90v30', as: 'r' }],
  farmer: [{ d: 'M16 120c-7-18 4-28-2-46M28 120c-3-14-9-18-5-32M104 120c7-18-4-28 2-46', as: 'r' }],
  ambassador: [{ d: 'M30 92c12 8 48 8 60 0l4 10c-16 9-52 9-68 0Z', as: 't2' }],
};

export const HEAD: Record<Guild, Drawing> = {
  soldier: [
    { d: 'M41 33C25 32 17 17 27 3c.5 9 5 11.5 11 7 1 9 1 14 9 19Z', as: 't2' },
    { d: 'M79 33c16-1 24-16 14-30-.5 9-5 11.5-11 7-1 9-1 14-9 19Z', as: 't2' },
    { d: 'M37 62C33 33 45 22 60 22s27 11 23 40l-8-4 1-9-16-5-16 5 1 9Z', as: 't3' },
    { d: 'M57 20h6l1 36-4 5-4-5Z', as: 't2' },
  ],
  merchant: [
    { d: 'M35 49C19 24 38 5 60 5s41 19 25 44c-7-7-43-7-50 0Z', as: 't3' },
    { d: 'M60 43V8M53 43 44 11M67 43l9-32M46 45 31 22M74 45l15-23', as: 'e' },
    { d: 'M38 51c8-7 36-7 44 0l-2 6c-10-5-30-5-40 0Z', as: 't2' },
  ],
  mage: [
    {
      d: 'M30 54c-7 14 4 22-4 36s2 18-1 28M38 58c-4 12 2 20-3 30M90 54c7 14-4 22 4 36s-2 18 1 28M82 58c4 12-2 20 3 30',
      as: 'r',
    },
    { d: 'M25 54C21 23 39 7 60 7s39 16 35 47c-6 5-9-4-15 1-5 4-10-4-20-4s-15 8-20 4c-6-5-9 4-15-1Z', as: 't3' },
    { d: 'M36 38C38 24 47 16 57 15', as: 'e' },
  ],
  politician: [
    { d: 'M27 112c-4-28 4-44 14-52l8 28-6 26ZM93 112c4-28-4-44-14-52l-8 28 6 26Z', as: 't2' },
    { d: 'M60 0c12 13 19 28 19 47-10-7-28-7-38 0C41 28 48 13 60 0Z', as: 't3' },
    disc(53, 33, 2.6, 'e2'),
    disc(67, 33, 2.6, 'e2'),
    { d: 'M47 16C33 19 28 30 31 40c4-5 8-6 11-5ZM73 16c14 3 19 14 16 24-4-5-8-6-11-5Z', as: 't2' },
    { d: 'M60 10v28', as: 'e' },
  ],
  farmer: [
    {
      d: 'M44 40C30 36 24 24 28 10c8 4 14 10 17 18-2-10 0-18 6-25 6 7 8 15 7 24ZM76 40c14-4 20-16 16-30-8 4-14 10-17 18 2-10 0-18-6-25-6 7-8 15-7 24Z',
      as: 't2',
    },
    { d: 'M38 50c4-14 12-20 22-20s18 6 22 20c-8-5-14-7-22-7s-14 2-22 7Z', as: 't3' },
    { d: 'M60 30c-7-8-7-18 0-27 7 9 7 19 0 27Z', as: 't3' },
    { d: 'M60 27V10', as: 'e' },
  ],
  ambassador: [
    { d: 'M60 4v14M27 15l9 12M93 15l-9 12M10 44l14 4M110 44l-14 4', as: 'r' },
    { d: 'M39 46c-2-16 8-25 21-25s23 9 21 25l-6-7-7 5-8-8-8 8-7-5Z', as: 't3' },
    disc(60, 30, 4, 't2'),
  ],
};

/** One trait a person has besides the guild. */
export const TRAIT = {
  beard: [
    { d: 'M46 72c2 17 8 27 14 29 6-2 12-12 14-29-5 3-9 4-14 4s-9-1-14-4Z', as: 't2' },
    { d: 'M54 82c1 6 3 10 6 13M66 82c-1 6-3 10-6 13M55 77c3 2 7 2 10 0', as: 'e' },
  ],
  moustache: [{ d: 'M60 70c-4 4-11 3-16-1 1 7 10 11 16 5 6 6 15 2 16-5-5 4-12 5-16 1Z', as: 't2' }],
  patch: [
    { d: 'M41 52 79 66', as: 'e' },
    { d: 'M62 56h13l-1 8-6 3-6-4Z', as: 'eye' },
  ],
  scar: [{ d: 'M70 50c-3 8-1 14 3 22M67 57l7-1M68 63l7-1M70 69l6-2', as: 'e' }],
  veil: [
    { d: 'M42 67c12-4 24-4 36 0-1 17-10 30-18 33-8-3-17-16-18-33Z', as: 't2' },
    { d: 'M46 74c9-3 19-3 28 0M49 82c7-3 15-3 22 0', as: 'e' },
  ],
  earrings: [{ d: 'M40 63v9M80 63v9', as: 'e' }, disc(40, 76, 4, 't3'), disc(80, 76, 4, 't3')],
  collar: [
    { d: 'M34 96c-4-14 4-22 14-24l12 22 12-22c10 2 18 10 14 24-16 8-36 8-52 0Z', as: 't2' },
    { d: 'M41 92c-1-8 2-12 6-14M79 92c1-8-2-12-6-14', as: 'e' },
  ],
  plain: [],
} satisfies Record<string, Drawing>;

/** What stands behind the head. */
export const GROUND = {
  rings: [34, 44, 55, 67, 80].map((r) => disc(60, 56, r, 'c')),
  rays: [
    { d: 'M60 56 60-30M60 56 17-20M60 56-20 14M60 56 103-20M60 56 140 14M60 56-30 62M60 56 150 62', as: 'c' },
    disc(60, 56, 40, 'c'),
  ],
  waves: [14, 28, 42, 56, 70, 84, 98].map((y) => ({ d: `M-4 ${y}c14-9 26-9 40 0s26 9 40 0 26-9 48 0`, as: 'c' })),
  arches: [26, 38, 50].map((r) => ({ d: `M${60 - r} 122V56a${r} ${r} 0 0 1 ${2 * r} 0v66`, as: 'c' })),
  bubbles: [
    disc(22, 30, 9, 'c'),
    disc(36, 12, 5, 'c'),
    disc(97, 26, 11, 'c'),
    disc(84, 9, 4, 'c'),
    disc(12, 62, 6, 'c'),
    disc(108, 58, 7, 'c'),
    disc(104, 84, 4, 'c'),
    disc(16, 84, 4, 'c'),
  ],
  kelp: [
    {
      d: 'M14 122c-9-20 9-30 0-52s8-30 1-60M30 122c7-18-8-32 0-52s-6-26 0-44M106 122c9-20-9-30 0-52s-8-30-1-60M90 122c-7-18 8-32 0-52s6-26 0-44',
      as: 'c',
    },
  ],
} satisfies Record<string, Drawing>;

/** What the lord holds: about 40 x 40 around 0, 0. */
export const SIGN = {
  banner: [{ d: 'M-12-22h4v46h-4ZM-8-20h24l-7 9 7 9H-8Z' }, { d: 'M-3-14h10M-3-8h8', as: 'e' }],
  padlock: [
    { d: 'M-12-2h24v20h-24Z' },
    { d: 'M-8-2v-6a8 8 0 0 1 16 0v6h-4v-6a4 4 0 0 0-8 0v6Z' },
    { d: 'M0 5v7', as: 'e' },
  ],
  lantern: [
    { d: 'M-9-10H9l3 24h-24ZM-6-14H6v4H-6ZM-1.5-23h3v9h-3ZM-11 14h22v5h-22Z' },
    { d: 'M0-4c5 6 5 10 0 13-5-3-5-7 0-13Z', as: 'e2' },
  ],
  dagger: [{ d: 'M-3 22V4h-9v-5h9L0-24 3-1h9v5H3v18Z' }],
  trident: [
    { d: 'M-2-6h4v32h-4Z' },
    { d: 'M-14-20l3 4v7c0 4 4 6 9 6v-14l2-7 2 7v14c5 0 9-2 9-6v-7l3-4 1 12c0 7-6 10-15 10s-15-3-15-10Z' },
  ],
  whip: [
    {
      d: 'M-14 22l8-18 4 2-8 18ZM-5 5c-9-14-4-26 8-26s16 14 8 20-15-1-12-7 9-4 8 1c-2-1-4 1-2 3 3 1 6-3 5-7s-5-7-9-6-7 8-4 16Z',
    },
  ],
  net: [{ d: 'M-13-13h26L8 14H-8Z' }, { d: 'M-9-4H9M-7 5H7M-4-12-2 13M4-12 2 13', as: 'e' }],
  ship: [
    { d: 'M-18 8h36l-6 11h-24ZM-1.5-22h3V8h-3ZM3-19c9 3 13 12 13 22H3ZM-4-14v17h-12c0-8 5-15 12-17Z' },
    { d: 'M-13 13h26', as: 'e' },
  ],
  scales: [
    { d: 'M-1.5-18h3v34h7v4h-17v-4h7ZM-17-17h34v3h-34Z' },
    { d: 'M-22 2h14a7 7 0 0 1-14 0ZM8 2h14a7 7 0 0 1-14 0Z' },
    { d: 'M-15-14-21 2M-15-14-9 2M15-14 9 2M15-14 21 2', as: 'e' },
  ],
  sack: [{ d: 'M-5-14c-14 10-18 32-4 33h18c14-1 10-23-4-33l5-8H-10Z' }, { d: 'M-6-13H6M0-2v12', as: 'e' }],
  house: [{ d: 'M0-20 19-4v4h-4v19h-30V0h-4v-4Z' }, { d: 'M-4 19V7a4 4 0 0 1 8 0v12M-9 2h2M7 2h2', as: 'e' }],
  shackles: [
    {
      d: 'M-12-18a9 9 0 0 1 9 9 9 9 0 0 1-9 9 9 9 0 0 1-9-9 9 9 0 0 1 9-9ZM12 0a9 9 0 0 1 9 9 9 9 0 0 1-9 9 9 9 0 0 1-9-9 9 9 0 0 1 9-9Z',
    },
    disc(-12, -9, 4.5, 'e2'),
    disc(12, 9, 4.5, 'e2'),
    { d: 'M-7-2l5 5 3-3 5 5-3 3-5-5-3 3-5-5Z' },
  ],
  coin: [disc(0, 0, 14), disc(0, 0, 9.5, 'e'), { d: 'M0-5V5', as: 'e' }],
  staff: [{ d: 'M-2-8h4v36h-4Z' }, disc(0, -15, 8), disc(0, -15, 4, 'e')],
  hourglass: [
    { d: 'M-13-22h26v5h-26ZM-13 17h26v5h-26ZM-10-17h20c0 10-7 13-7 17s7 7 7 17h-20c0-10 7-13 7-17s-7-7-7-17Z' },
    { d: 'M-5 13c2-5 8-5 10 0Z', as: 'e2' },
  ],
  book: [
    { d: 'M0-14c-5-4-11-5-18-4v30c7-1 13 0 18 4 5-4 11-5 18-4v-30c-7-1-13 0-18 4Z' },
    { d: 'M0-13v28M-13-10l8 1M-13-3l8 1M13-10 5-9M13-3 5-2', as: 'e' },
  ],
  eye: [{ d: 'M-18 0C-9-12 9-12 18 0 9 12-9 12-18 0Z' }, disc(0, 0, 6, 'e2')],
  flask: [
    { d: 'M-5-21H5v4H4v10l12 20c2 4 0 7-4 7h-24c-4 0-6-3-4-7L-4-7v-10h-1Z' },
    { d: 'M-9 6c6-4 12 4 18 0M-3 13h1M5 12h1', as: 'e' },
  ],
  mask: [
    { d: 'M-18-14c10-5 26-5 36 0 1 14-6 24-12 24-4 0-3-5-6-5s-2 5-6 5c-6 0-13-10-12-24Z' },
    { d: 'M-12-6c3-3 7-2 8 2-4 2-7 1-8-2ZM12-6c-3-3-7-2-8 2 4 2 7 1 8-2Z', as: 'e2' },
  ],
  orb: [
    disc(0, 0, 12),
    { d: 'M-22 8C-12 15 14 7 22-8c-3 12-16 22-30 22-8 0-12-3-14-6Z' },
    { d: 'M-6-4c1-3 3-5 6-5', as: 'e' },
  ],
  dice: [
    { d: 'M-16-8-4-20 17-9 6 4Z' },
    { d: 'M-16-6 5 6v16L-16 9ZM8 6 17-5v14L8 21Z' },
    { d: 'M-11 1h.1M0 14h.1M-6 7h.1M12 8h.1M0-9h.1', as: 'e' },
  ],
  purse: [
    { d: 'M-8-10h16c9 6 12 14 10 22-2 6-34 6-36 0-2-8 1-16 10-22ZM-11-20l5 7H6l5-7-6 3-5-5-5 5Z' },
    disc(0, 4, 5, 'e'),
  ],
  snake: [
    {
      d: 'M-2 24c-16 0-14-13-4-15s14-4 6-6-16-2-15-11 14-9 17-16c6 1 10 5 8 9s-16 6-16 8 16 1 17 10-12 9-14 11 3 3 6 2 6-3 8-6c3 8-4 14-13 14Z',
    },
    { d: 'M5-14h.1', as: 'e' },
  ],
  scroll: [{ d: 'M-11-16h22v32h-22Z' }, { d: 'M-6-8h12M-6-1h12M-6 6h7', as: 'e' }],
  chest: [{ d: 'M-18-3c0-18 36-18 36 0v5h-36ZM-18 4h36v14h-36Z' }, { d: 'M-18 3h36M-3 0h6v8h-6Z', as: 'e' }],
  web: [
    { d: 'M0-19 13-13 19 0 13 13 0 19-13 13-19 0-13-13Z' },
    { d: 'M0-19v38M-19 0h38M-13-13l26 26M13-13l-26 26M0-10l7 3 3 7-3 7-7 3-7-3-3-7 3-7Z', as: 'e' },
  ],
  spade: [{ d: 'M-8-24h16v5H3V0h9v12c0 7-6 12-12 14-6-2-12-7-12-14V0h9v-19h-5Z' }, { d: 'M0 5v12', as: 'e' }],
  scythe: [{ d: 'M-2-20h4v46h-4ZM1-20c12-3 20 4 21 14-6-7-13-8-21-7Z' }],
  crook: [{ d: 'M-2 26V-9c0-16 22-16 22-1 0 8-10 9-12 3l4-2c1 2 4 1 4-2 0-8-14-8-14 2v35Z' }, disc(0, 2, 3.5, 'e2')],
  wheel: [disc(0, 0, 15), { d: 'M-12 0h24M0-12v24M-8.5-8.5l17 17M8.5-8.5l-17 17', as: 'e' }],
  algae: [
    {
      d: 'M-2 24c2-10 1-17-1-24l4-1c2 7 3 15 2 25ZM-1 2c-12 1-17-7-15-16 9 1 15 7 15 16ZM2 10c11 0 16-7 15-15-9 1-15 7-15 15ZM0-1c-8-9-6-18 1-23 6 6 6 16-1 23Z',
    },
  ],
  sheaf: [
    {
      d: 'M-4 3c-10-7-13-15-10-22 6 3 9 9 10 15-1-9 0-15 4-20 4 5 5 11 4 20 1-6 4-12 10-15 3 7 0 15-10 22v3c7 3 10 9 10 17h-28c0-8 3-14 10-17Z',
    },
    { d: 'M-6 4H6M-4 10l-3 12M4 10l3 12M0 10v12', as: 'e' },
  ],
  star: [{ d: 'M0-18 5-6 18-6 8 3 12 16 0 8-12 16-8 3-18-6-5-6Z' }],
  spiral: [
    { d: 'M-19 16c-3-20 6-33 20-33 12 0 19 9 18 19-1 9-9 14-16 12 6 2 12 2 17 0-4 5-20 6-39 2Z' },
    { d: 'M14 4C12-6-4-8-5 2c0 7 9 8 9 2 0-3-4-3-4-1', as: 'e' },
  ],
  coral: [
    {
      d: 'M-3 24V8c-8 0-13-5-13-14h5c0 5 3 9 8 9V-8c-5-1-8-5-8-12h5c0 4 1 6 3 7v-10h6v14c4-1 6-4 6-9h5c0 8-4 14-11 15v5c6-1 8-5 8-10h5c0 9-5 15-13 16v16Z',
    },
  ],
} satisfies Record<string, Drawing>;

type Look = { sign: keyof typeof SIGN; trait: keyof typeof TRAIT; ground: keyof typeof GROUND };

/** No two lords share a sign, and no two of a guild share trait and ground. */
export const LOOK: Record<string, Look> = {
  recruiter: { sign: 'banner', trait: 'moustache', ground: 'rays' },
  jailer: { sign: 'padlock', trait: 'beard', ground: 'arches' },
  seeker: { sign: 'lantern', trait: 'patch', ground: 'bubbles' },
  assassin: { sign: 'dagger', trait: 'veil', ground: 'rings' },
  commander: { sign: 'trident', trait: 'collar', ground: 'rays' },
  tamer: { sign: 'whip', trait: 'scar', ground: 'waves' },
  hunter: { sign: 'net', trait: 'plain', ground: 'kelp' },
  ship_master: { sign: 'ship', trait: 'beard', ground: 'waves' },
  trader: { sign: 'scales', trait: 'earrings', ground: 'arches' },
  peddler: { sign: 'sack', trait: 'moustache', ground: 'kelp' },
  landlord: { sign: 'house', trait: 'collar', ground: 'rays' },
  slaver: { sign: 'shackles', trait: 'scar', ground: 'bubbles' },
  shopkeeper: { sign: 'coin', trait: 'plain', ground: 'rings' },
  shaman: { sign: 'staff', trait: 'earrings', ground: 'rings' },
  invoker: { sign: 'hourglass', trait: 'beard', ground: 'rays' },
  apprentice: { sign: 'book', trait: 'plain', ground: 'bubbles' },
  oracle: { sign: 'eye', trait: 'veil', ground: 'waves' },
  alchemist: { sign: 'flask', trait: 'moustache', ground: 'bubbles' },
  illusionist: { sign: 'mask', trait: 'patch', ground: 'arches' },
  master_of_magic: { sign: 'orb', trait: 'collar', ground: 'rays' },
  opportunist: { sign: 'dice', trait: 'patch', ground: 'waves' },
  corruptor: { sign: 'purse', trait: 'earrings', ground: 'bubbles' },
  traitor: { sign: 'snake', trait: 'veil', ground: 'rings' },
  diplomat: { sign: 'scroll', trait: 'plain', ground: 'arches' },
  treasurer: { sign: 'chest', trait: 'beard', ground: 'arches' },
  schemer: { sign: 'web', trait: 'moustache', ground: 'rays' },
  keeper: { sign: 'spade', trait: 'beard', ground: 'kelp' },
  reaper: { sign: 'scythe', trait: 'scar', ground: 'rays' },
  shepherd: { sign: 'crook', trait: 'earrings', ground: 'waves' },
  miller: { sign: 'wheel', trait: 'moustache', ground: 'rings' },
  aquaculturalist: { sign: 'algae', trait: 'plain', ground: 'bubbles' },
  landowner: { sign: 'sheaf', trait: 'collar', ground: 'arches' },
  sage: { sign: 'star', trait: 'beard', ground: 'rings' },
  hermit: { sign: 'spiral', trait: 'veil', ground: 'waves' },
  elder: { sign: 'coral', trait: 'moustache', ground: 'rays' },
};
