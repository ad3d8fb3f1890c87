/** Sentences about hexes and fighters, for labels and for the text twin, and what the belt says when they are done. */
import type { Wording } from '../../table/board';
import { tokenNumber, type Attack, type Fighter, type ShadespireProps } from './view';

export function sayHex(p: ShadespireProps, id: string): string {
  const { words, view } = p;
  const hex = view.field?.hexes[id];
  if (!hex) return words.name(id);
  const token = view.tokens.find((t) => t.hex === id);
  return [
    words.name(id),
    hex.territory === null
      ? words('shadespire-board-no-ones')
      : words('shadespire-board-territory', { player: words.player(hex.territory) }),
    ...(hex.kind === 'plain' ? [] : [words(`shadespire-board-hex-${hex.kind}`)]),
    ...(view.shard === id ? [words('shadespire-board-hex-blocked')] : []),
    ...(token ? [token.id ? words.name(token.id) : words('shadespire-board-face-down')] : []),
  ].join(', ');
}

export function sayFighter(p: ShadespireProps, fighter: Fighter): string {
  const { words, view } = p;
  const held = view.tokens.filter((t) => t.holder === fighter.id);
  const states = (['leader', 'inspired', 'moved', 'charged', 'guard'] as const).filter((state) => fighter[state]);
  return [
    words.name(fighter.id),
    fighter.hex ? words.name(fighter.hex) : words(view.round ? 'shadespire-board-out' : 'shadespire-board-reserve'),
    words('shadespire-board-wounds', { n: fighter.wounds, most: fighter.most_wounds }),
    ...states.map((state) => words(`shadespire-board-state-${state}`)),
    ...held.map((t) => words('shadespire-board-holds', { n: tokenNumber(t.id) })),
    ...(fighter.upgrades.length
      ? [words('shadespire-board-upgrades', { list: words.list(fighter.upgrades.map((id) => words.name(id))) })]
      : []),
  ].join(', ');
}

/** What is left to do in an activation when no fighter can do anything. */
const WITHOUT_FIGHTERS = ['draw', 'swap', 'pass'];

/** Why there is nothing but cards to choose from. */
export function says({ ask, words }: Pick<ShadespireProps, 'ask' | 'words'>): Partial<Wording> | null {
  if (ask?.kind !== 'activation' || !ask.options.every(({ verb }) => WITHOUT_FIGHTERS.includes(verb))) return null;
  return { why: words('shadespire-board-fighters-done', { n: ask.n }) };
}

export function sayAttack(p: ShadespireProps, attack: Attack): string {
  const { words } = p;
  return words('shadespire-board-attack-profile', {
    range: attack.range,
    dice: attack.dice,
    symbol: words.name(attack.symbol),
    damage: attack.damage,
  });
}
