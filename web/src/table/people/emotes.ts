/** Faces and signs to answer with, on a box of 48. `k` is a stroke in the colour of the text. */
const FACE = '<circle class="k" cx="24" cy="24" r="18"/>';
const EYES = '<circle cx="18" cy="19" r="2.6"/><circle cx="30" cy="19" r="2.6"/>';

export const EMOTES: Record<string, string> = {
  smile: `${FACE}${EYES}<path class="k" d="M15 28c4 7 14 7 18 0"/>`,
  laugh: `${FACE}<path class="k" d="M13 20l5-4 4 4M26 20l4-4 5 4"/><path d="M14 26h20c-1 7-5 11-10 11s-9-4-10-11Z"/>`,
  wow: `${FACE}<circle class="k" cx="24" cy="31" r="4.5"/><circle cx="17" cy="19" r="2.6"/><circle cx="31" cy="19" r="2.6"/>`,
  doubt: `${FACE}<path class="k" d="M17 32h11M14 15l8 2M27 16h7"/><circle cx="18" cy="21" r="2.6"/><circle cx="31" cy="21" r="2.6"/>`,
  sad: `${FACE}${EYES}<path class="k" d="M16 34c3-6 13-6 16 0"/><path d="M34 24c3 4 3 7 0 7s-3-3 0-7Z"/>`,
  angry: `${FACE}<path class="k" d="M13 15l8 5M35 15l-8 5M17 33c4-3 10-3 14 0"/><circle cx="18" cy="23" r="2.4"/><circle cx="30" cy="23" r="2.4"/>`,
  wave: '<path class="k" d="M14 42 8 26l6-3 4 8V10a3 3 0 0 1 6 0v12l2-14a3 3 0 0 1 6 1l-1 14 4-9a3 3 0 0 1 5 2l-6 22-6 6Z"/>',
  clap: '<path class="k" d="M10 34 20 16a3 3 0 0 1 5 3l-5 9 11-13a3 3 0 0 1 5 4l-9 12 10-7a3 3 0 0 1 3 5L28 40c-6 5-14 3-18-6ZM27 5v5M36 7l-3 4M18 7l2 4"/>',
  thumb: '<path class="k" d="M6 22h8v19H6ZM14 24l8-17c5 0 6 4 5 7l-2 7h13a4 4 0 0 1 4 5l-4 12a4 4 0 0 1-4 3H14"/>',
  heart: '<path class="k" d="M24 41C10 31 5 25 5 17a9 9 0 0 1 19-3 9 9 0 0 1 19 3c0 8-5 14-19 24Z"/>',
  skull:
    '<path class="k" d="M10 22a14 14 0 0 1 28 0c0 6-2 8-4 10v8H14v-8c-2-2-4-4-4-10ZM20 40v-5M28 40v-5"/><circle cx="18" cy="23" r="3.4"/><circle cx="30" cy="23" r="3.4"/>',
  crown: '<path class="k" d="M6 37 4 14l12 9 8-15 8 15 12-9-2 23Z"/><circle cx="24" cy="31" r="2.6"/>',
};

/** Those for the middle of a game, and for its end. */
export const PHRASES = [
  'nice-move',
  'good-luck',
  'have-fun',
  'thinking',
  'back-soon',
  'your-turn',
  'good-game',
  'hello',
  'sorry',
] as const;
export const PARTING_PHRASES = ['good-game', 'thank-you', 'again', 'next-time'] as const;
