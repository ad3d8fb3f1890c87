/** The table as headings and lines. */
import type { TwinSection } from '../../table/board';
import { sayAttack, sayFighter, sayHex } from './say';
import { ACTIVATIONS, type Player, type ShadespireProps } from './view';

export function twin(p: ShadespireProps): TwinSection[] {
  const { words, view } = p;
  const hexes = Object.entries(view.field?.hexes ?? {});
  const special = hexes.filter(([, hex]) => hex.kind === 'blocked' || hex.kind === 'lethal').map(([id]) => sayHex(p, id));
  const tokens = view.tokens.filter((t) => t.hex).map((t) => sayHex(p, t.hex!));
  const spells = [...view.spells, ...view.coming].map((s) => (s.fighter ? `${words.name(s.card)}: ${words.name(s.fighter)}` : words.name(s.card)));
  const field: TwinSection = {
    title: `${words('shadespire-board-field')}, ${words('shadespire-board-moment', { n: view.round })}`,
    lines: [...tokens, ...special, ...(spells.length ? [`${words('shadespire-board-lasting')}: ${words.list(spells)}`] : []), ...strike(p)],
  };
  return [field, ...view.players.map((player) => warband(p, player))];
}

function strike(p: ShadespireProps): string[] {
  const { words, view } = p;
  const deed = view.deed;
  if (!deed) return [];
  const faces = (dice: string[]) => (dice.length ? words.list(dice.map((face) => words.name(face))) : '–');
  return [
    `${words.name(deed.attacker)} → ${words.name(deed.target)}: ${words.name(deed.profile)}`,
    `${words('shadespire-board-attack')}: ${faces(deed.attack)}; ${words('shadespire-board-defence')}: ${faces(deed.defence)}; ${words('shadespire-board-supports', { attack: deed.supports[0], defence: deed.supports[1] })}`,
  ];
}

function warband(p: ShadespireProps, player: Player): TwinSection {
  const { words, view } = p;
  const cards = (ids: string[]) => ids.map((id) => `${words.name(id)}: ${words.text(id)}`);
  return {
    title: `${words.player(player.seat)}, ${words.name(player.warband)}`,
    lines: [
      [
        words('shadespire-board-glory', { n: player.glory }),
        words('shadespire-board-unspent-glory', { n: player.glory - player.spent }),
        words('shadespire-board-activations', { n: Math.max(0, ACTIVATIONS - player.used) }),
        words('shadespire-board-counts', { power: player.hand_count, objectives: player.objective_count, scored: player.scored.length }),
      ].join(', '),
      ...view.fighters.filter((f) => f.seat === player.seat).map((f) => `${sayFighter(p, f)}. ${f.attacks.map((a) => `${words.name(a.id)}: ${sayAttack(p, a)}`).join('; ')}`),
      ...cards(player.objectives ?? []),
      ...cards(player.hand ?? []),
    ],
  };
}
