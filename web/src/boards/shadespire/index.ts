import type { Board } from '../../table/board';
import './shadespire.css';
import Backdrop from './Backdrop.svelte';
import DeckBuilder from './DeckBuilder.svelte';
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
import { EMPTY_DECK } from './deck';
import { scoreNote } from './score';
import { says } from './say';
import { rule, spots } from './spots';
import { surveys } from './survey';
import { twin } from './twin';
import { isHex, type ShadespireShapes } from './view';

export const board: Board<ShadespireShapes> = {
  sprite: Sprite,
  backdrop: Backdrop,
  shared: Shared,
  own: Own,
  peek: Peek,
  panel: Panel,
  purse: Purse,
  detail: Detail,
  deckBuilder: DeckBuilder,
  emptyDeck: EMPTY_DECK,
  teacher: Teacher,
  legend,
  sign: Sign,
  howto: { picture: HowTo, rules: ['SHA-14.01', 'SHA-7.06', 'SHA-8.05', 'SHA-8.12', 'SHA-12.01'] },
  scoreNote,
  twin,
  spots,
  surveys,
  asksOnce: (option) => option.verb === 'swap',
  rule,
  says,
  isPlace: isHex,
  first: ['attack', 'charge', 'move', 'guard'],
  moment: (view, words) => words('shadespire-board-moment', { n: view.round }),
};
