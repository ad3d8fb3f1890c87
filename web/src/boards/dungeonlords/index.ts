import type { Board } from '../../table/board';
import './dungeonlords.css';
import Backdrop from './Backdrop.svelte';
import Detail from './Detail.svelte';
import HowTo from './HowTo.svelte';
import Own from './Own.svelte';
import Panel from './Panel.svelte';
import Peek from './Peek.svelte';
import Purse from './Purse.svelte';
import Shared from './Shared.svelte';
import Sprite from './Sprite.svelte';
import Sign from './Sign.svelte';
import Teacher from './Teacher.svelte';
import { legend } from './legend';
import { rule, spots } from './spots';
import { twin } from './twin';
import { isCell, type DungeonShapes } from './view';

export const board: Board<DungeonShapes> = {
  sprite: Sprite,
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
  howto: { picture: HowTo, rules: ['DUN-20.11', 'DUN-5.02', 'DUN-5.06', 'DUN-13.03', 'DUN-20.01'] },
  twin,
  spots,
  isPlace: isCell,
  rule,
  moment: (view, words) =>
    words('dungeonlords-board-moment', { year: view.year, season: words.name(view.season), round: view.combat_round }),
};
