/** Engraved signs of the frame, on a 48 box. `k` is a stroke in the colour of the text. */
export const GLYPHS = {
  undo: '<path class="k" d="M18 12 8 21l10 9M9 21h19a11 11 0 0 1 0 21H16"/>',
  ask: '<path class="k" d="M6 10h36v22H26l-9 9v-9H6Z"/><path class="k" d="M18 21h12"/>',
  hint: '<path class="k" d="M24 5a14 14 0 0 1 8 25.5V36H16v-5.5A14 14 0 0 1 24 5ZM18 42h12"/>',
  eye: '<path class="k" d="M4 24C10 14 17 10 24 10s14 4 20 14C38 34 31 38 24 38S10 34 4 24Z"/><circle cx="24" cy="24" r="6"/>',
  eyeoff: '<path class="k" d="M4 24C10 14 17 10 24 10s14 4 20 14C38 34 31 38 24 38S10 34 4 24ZM8 42 40 6"/>',
  table: '<path class="k" d="M5 12h38v16H5ZM11 28v12M37 28v12"/>',
  people:
    '<circle cx="17" cy="16" r="7"/><path d="M4 40c0-9 5-14 13-14s13 5 13 14Z"/><path class="k" d="M31 10a7 7 0 0 1 0 13M35 27c6 1 9 6 9 12"/>',
  scroll: '<path class="k" d="M12 6h24v36H12ZM18 16h12M18 24h12M18 32h7"/>',
  book: '<path class="k" d="M24 12C19 8 12 7 5 8v30c7-1 14 0 19 4 5-4 12-5 19-4V8c-7-1-14 0-19 4Zm0 0v30"/>',
  text: '<path class="k" d="M8 10h32M8 19h32M8 28h22M8 37h14"/>',
  gear: '<circle class="k" cx="24" cy="24" r="7"/><path class="k" d="M24 5v7M24 36v7M5 24h7M36 24h7M10.5 10.5l5 5M32.5 32.5l5 5M37.5 10.5l-5 5M15.5 32.5l-5 5"/>',
  brand:
    '<path class="k" d="M3 13h12l4-5h10l4 5h12"/><path class="k" d="M24 8v9M17 20h14M13 27h22M17 34h14M21 41h6" opacity=".55"/><path d="M24 17l3.5 6-3.5 6-3.5-6Z"/>',
  first: '<path d="M10 8h5v32h-5ZM40 8v32L18 24Z"/>',
  back: '<path d="M34 8v32L12 24Z"/>',
  play: '<path d="M13 7v34l28-17Z"/>',
  pause: '<path d="M12 8h9v32h-9ZM27 8h9v32h-9Z"/>',
  next: '<path d="M14 8v32l22-16Z"/>',
  last: '<path d="M33 8h5v32h-5ZM8 8v32l22-16Z"/>',
  close: '<path class="k" d="M12 12l24 24M36 12 12 36"/>',
  link: '<path class="k" d="M20 28a8 8 0 0 0 12 1l7-7a8 8 0 0 0-12-12l-4 4M28 20a8 8 0 0 0-12-1l-7 7a8 8 0 0 0 12 12l4-4"/>',
  moon: '<path class="k" d="M39 29A17 17 0 1 1 21 8a13 13 0 0 0 18 21Z"/>',
  sun: '<circle class="k" cx="24" cy="24" r="8"/><path class="k" d="M24 4v6M24 38v6M4 24h6M38 24h6M10 10l4 4M34 34l4 4M38 10l-4 4M14 34l-4 4"/>',
  mute: '<path class="k" d="M6 10h36v22H26l-9 9v-9H6Z"/><path class="k" d="M6 44 42 4"/>',
  bell: '<path class="k" d="M10 36h28c-4-4-4-8-4-14a10 10 0 0 0-20 0c0 6 0 10-4 14ZM20 42h8"/>',
  download: '<path class="k" d="M24 6v24M14 21l10 10 10-10M8 40h32"/>',
  bot: '<path class="k" d="M10 18h28v22H10ZM24 18V9M5 26v7M43 26v7"/><circle cx="18" cy="28" r="2.6"/><circle cx="30" cy="28" r="2.6"/><circle cx="24" cy="7" r="3"/>',
  clock: '<circle class="k" cx="24" cy="24" r="18"/><path class="k" d="M24 13v12l8 5"/>',
  search: '<circle class="k" cx="20" cy="20" r="13"/><path class="k" d="M30 30l12 12"/>',
  list: '<path class="k" d="M17 12h25M17 24h25M17 36h25"/><circle cx="8" cy="12" r="2.6"/><circle cx="8" cy="24" r="2.6"/><circle cx="8" cy="36" r="2.6"/>',
} as const;

export type Glyph = keyof typeof GLYPHS;
