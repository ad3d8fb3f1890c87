import type { Board } from '../../table/board';
import './abyss.css';
import Backdrop from './Backdrop.svelte';
import Detail from './Detail.svelte';
import Hand from './Hand.svelte';
import HowTo from './HowTo.svelte';
import Mark from './Mark.svelte';
import Own from './Own.svelte';
import Panel from './Panel.svelte';
import Purse from './Purse.svelte';
import Scene from './Scene.svelte';
import Shared from './Shared.svelte';
import Teacher from './Teacher.svelte';
import { legend } from './legend';
import { scoreNote } from './score';
import { naming, says } from './says';
import { chosen, rule, spots } from './spots';
import { twin } from './twin';
import type { AbyssShapes } from './view';

export const board: Board<AbyssShapes> = {
  backdrop: Backdrop,
  shared: Shared,
  own: Own,
  peek: Hand,
  panel: Panel,
  purse: Purse,
  detail: Detail,
  scene: Scene,
  teacher: Teacher,
  legend,
  sign: Mark,
  howto: { picture: HowTo, rules: ['ABY-13.01', 'ABY-2.01', 'ABY-4.01', 'ABY-7.01', 'ABY-12.01'] },
  scoreNote,
  twin,
  spots,
  says,
  naming: (option, _, ask) => naming(option, ask),
  chosen,
  rule,
  moment: (view, words) =>
    view.last_turns === null
      ? words('abyss-board-turn', { n: view.turn })
      : `${words('abyss-board-turn', { n: view.turn })} · ${words('abyss-board-last-turns')}`,
};
