/** The table as headings and lines. */
import type { TwinSection } from '../../table/board';
import { sayAttack, sayFighter, sayHex } from './say';
import { settings } from '../../lib/settings.svelte';
import { ACTIVATIONS, value, type Die, type Fighter, type Player, type ShadespireProps } from './view';

export function twin(p: ShadespireProps): TwinSection[] {
  const { words, view } = p;
  const hexes = Object.entries(view.field?.hexes ?? {});
  const special = hexes
    .filter(([, hex]) => hex.kind === 'blocked' || hex.kind === 'lethal')
    .map(([id]) => sayHex(p, id));
  const tokens = view.tokens.filter((t) => t.hex).map((t) => sayHex(p, t.hex!));
  const spells = [...view.spells, ...view.coming].map((s) =>
    s.fighter ? `${words.name(s.card)}: ${words.name(s.fighter)}` : words.name(s.card),
  );
  const field: TwinSection = {
    title: `${words('shadespire-board-field')}, ${words('shadespire-board-moment', { n: view.round })}`,
    lines: [
      ...tokens,
      ...special,
      ...(spells.length ? [`${words('shadespire-board-lasting')}: ${words.list(spells)}`] : []),
      ...strike(p),
      ...chances(p),
    ],
  };
  return [field, ...view.players.map((player) => warband(p, player))];
}

function strike(p: ShadespireProps): string[] {
  const { words, view } = p;
  const roll = view.roll;
  if (roll?.kind !== 'attack') return [];
  const faces = (dice: Die[]): string => (dice.length ? words.list(dice.map(([face]) => words.name(face))) : '–');
  return [
    `${words.name(roll.attacker)} → ${words.name(roll.target)}: ${words.name(roll.profile)}`,
    `${words('shadespire-board-attack')}: ${faces(roll.dice[0])}; ${words('shadespire-board-defence')}: ${faces(roll.dice[1])}; ${words('shadespire-board-supports', { attack: roll.supports[0], defence: roll.supports[1] })}`,
    ...(roll.outcome ? [words(`shadespire-board-outcome-${roll.outcome}`)] : []),
  ];
}

function chances(p: ShadespireProps): string[] {
  if (!settings.odds) return [];
  return (p.ask?.options ?? []).flatMap((option) =>
    (option.chances ?? []).map((one) => {
      const share = (outcome: string): number => Math.round(100 * value(one.parts[outcome]!));
      const told = p.words('shadespire-chance', {
        what: p.words.name(one.what),
        thing: p.words.name(one.thing),
        success: share('success'),
        draw: share('draw'),
        failure: share('failure'),
        trapped: share('trapped'),
        kill: share('kill'),
      });
      return option.verb === 'go' ? `${p.words.name(option.thing)}: ${told}` : told;
    }),
  );
}

/** The hexes of the fighter, in words: the same as the layers of the field draw. */
function reach(p: ShadespireProps, fighter: Fighter): string[] {
  return fighter.reach.length
    ? [`${p.words('shadespire-board-layer-reach')}: ${fighter.reach.map((id) => p.words.name(id)).join(', ')}`]
    : [];
}

function warband(p: ShadespireProps, player: Player): TwinSection {
  const { words, view } = p;
  const cards = (ids: string[]): string[] => ids.map((id) => `${words.name(id)}: ${words.text(id)}`);
  return {
    title: `${words.player(player.seat)}, ${words.name(player.warband)}`,
    lines: [
      [
        words('shadespire-board-glory', { n: player.glory }),
        words('shadespire-board-unspent-glory', { n: player.glory - player.spent }),
        words('shadespire-board-activations', { n: Math.max(0, ACTIVATIONS - player.used) }),
        words('shadespire-board-counts', {
          power: player.hand_count,
          objectives: player.objective_count,
          scored: player.scored.length,
        }),
      ].join(', '),
      ...view.fighters
        .filter((f) => f.seat === player.seat)
        .map(
          (f) =>
            `${sayFighter(p, f)}. ${[...f.attacks.map((a) => `${words.name(a.id)}: ${sayAttack(p, a)}`), ...reach(p, f)].join('; ')}`,
        ),
      ...cards(player.objectives ?? []),
      ...cards(player.hand ?? []),
    ],
  };
}
