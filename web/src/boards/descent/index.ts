import type { Board } from '../../table/board';
import './descent.css';
import Backdrop from './Backdrop.svelte';
import Detail from './Detail.svelte';
import Own from './Own.svelte';
import Panel from './Panel.svelte';
import Peek from './Peek.svelte';
import Purse from './Purse.svelte';
import Shared from './Shared.svelte';
import Sprite from './Sprite.svelte';
import { rule, spots } from './spots';
import { twin } from './twin';
import { OVERLORD, standing, type DescentView } from './view';

export const board: Board = {
  sprite: Sprite,
  backdrop: Backdrop,
  shared: Shared,
  own: Own,
  peek: Peek,
  panel: Panel,
  purse: Purse,
  detail: Detail,
  twin,
  spots,
  surveys: (thing, view: DescentView) => standing(view, thing).length > 0 || thing in (view.turn?.reach ?? {}),
  rule,
  together: (a, b) => a !== OVERLORD && b !== OVERLORD,
  moment: (view, words) => (view.round ? words('descent-board-moment', { round: view.round, most: view.max_rounds }) : words.name(view.quest)),
};
