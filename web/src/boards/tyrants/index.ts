import type { Board } from '../../table/board';
import Backdrop from './Backdrop.svelte';
import Detail from './Detail.svelte';
import Hand from './Hand.svelte';
import HowTo from './HowTo.svelte';
import Mark from './Mark.svelte';
import Own from './Own.svelte';
import Panel from './Panel.svelte';
import Purse from './Purse.svelte';
import Scene from './Scene.svelte';
import { scoreNote } from './score';
import Shared from './Shared.svelte';
import { bundles, CALM } from './bundles';
import { naming, says } from './says';
import { rule, spots } from './spots';
import Teacher from './Teacher.svelte';
import { legend } from './legend';
import { twin } from './twin';
import './tyrants.css';
import { isSpace, type TyrantsShapes } from './view';

export const board: Board<TyrantsShapes> = {
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
  howto: { picture: HowTo, rules: ['TYR-9.06', 'TYR-4.02', 'TYR-6.04', 'TYR-7.17', 'TYR-9.01'] },
  scoreNote,
  twin,
  spots,
  says,
  naming,
  bundles,
  isPlace: isSpace,
  first: ['play-all', 'play', 'recruit', 'deploy', 'assassinate'],
  calm: (event) => CALM.includes(event.what),
  rule,
  moment: (view, words) =>
    [
      words.list((view.decks as string[]).map((deck) => words.name(deck))),
      words('tyrants-board-round', { n: view.round }),
      view.end_triggered ? words('tyrants-board-last-round') : '',
    ]
      .filter(Boolean)
      .join(' · '),
};
