import type { Board } from '../../table/board';
import './descent.css';
import Backdrop from './Backdrop.svelte';
import Briefing from './Briefing.svelte';
import Detail from './Detail.svelte';
import { eye } from './eye.svelte';
import HowTo from './HowTo.svelte';
import Own from './Own.svelte';
import Panel from './Panel.svelte';
import Peek from './Peek.svelte';
import Purse from './Purse.svelte';
import Result from './Result.svelte';
import Shared from './Shared.svelte';
import Sprite from './Sprite.svelte';
import Sign from './Sign.svelte';
import Teacher from './Teacher.svelte';
import { legend } from './legend';
import { rule, spots } from './spots';
import { naming, says } from './ways';
import { twin } from './twin';
import { goal, unread } from './quest';
import { OVERLORD, heroOf, isSpace, standing, type DescentShapes } from './view';

/** What a step of a way brings with it, if nothing happens. */
const CALM = new Set(['stepped', 'move_begun']);

export const board: Board<DescentShapes> = {
  sprite: Sprite,
  foreword: { page: Briefing, isOpen: () => eye.page === 'briefing', isNew: unread },
  backdrop: Backdrop,
  shared: Shared,
  own: Own,
  peek: Peek,
  panel: Panel,
  purse: Purse,
  detail: Detail,
  teacher: Teacher,
  legend,
  sign: Sign,
  howto: { picture: HowTo, rules: ['DSC-20.02', 'DSC-3.07', 'DSC-8.01', 'DSC-7.01', 'DSC-3.11'] },
  twin,
  spots,
  naming,
  isBare: isSpace,
  isPlace: isSpace,
  says,
  first: ['do', 'attack', 'strike', 'move', 'revive', 'search', 'rest'],
  calm: (event) => CALM.has(event.what),
  surveys: (thing, view) => standing(view, thing).length > 0 || thing in (view.turn?.reach ?? {}),
  rule,
  role: (view, seat) => heroOf(view, seat)?.id ?? '',
  verdict: (p) => {
    const last = p.view.wins.at(-1);
    return last ? goal(p, last) : '';
  },
  result: Result,
  together: (a, b) => a !== OVERLORD && b !== OVERLORD,
  moment: (view, words) =>
    view.phase === 'campaign'
      ? words('descent-board-campaign')
      : view.round
        ? words('descent-board-moment', { round: view.round, most: view.max_rounds })
        : words.name(view.quest),
};
