/** The whole table as headings and lines, from the same view and the same words as the drawing. */
import type { TwinSection } from '../../table/board';
import { cardText, holding, pileText, trophyText } from './say';
import { pointsOf, trophiesOf, type Player, type TyrantsProps } from './view';

export function twin(p: TyrantsProps): TwinSection[] {
  const own = p.view.players[p.me];
  const others = p.view.players.filter((player) => player.seat !== p.me);
  return [...(own ? [area(p, own)] : []), market(p), sites(p), routes(p), ...others.map((player) => area(p, player))];
}

function market({ view, words, catalogue }: TyrantsProps): TwinSection {
  const line = (id: string | null): string => {
    const facts = id ? catalogue.cards[id] : undefined;
    return id && facts ? cardText(words, id, facts) : words('tyrants-board-slot-empty');
  };
  const stack = (id: string, n: number): string =>
    words('tyrants-board-stack', { name: words.name(id, 'title'), cost: catalogue.cards[id]?.cost ?? 'none', n });
  return {
    title: words('tyrants-board-market'),
    lines: [
      ...view.market.map((id, slot) => `${slot + 1}. ${line(id)}`),
      words('tyrants-board-market-left', { n: view.market_deck }),
      stack('house_guard', view.house_guards),
      stack('priestess_of_lolth', view.priestesses),
      ...(view.decks.includes('demons') ? [stack('insane_outcast', view.outcasts)] : []),
      `${words('tyrants-board-devoured')}: ${pileText(words, view.devoured.toReversed())}`,
    ],
  };
}

/** "empty 2, white 1, Anna 3" */
function standing({ view, words }: TyrantsProps, spaces: { id: string }[]): string {
  const counts = new Map<string, number>();
  for (const { id } of spaces) counts.set(view.troops[id] ?? '', (counts.get(view.troops[id] ?? '') ?? 0) + 1);
  return [...counts]
    .map(([colour, n]) => `${colour ? words.name(colour) : words('tyrants-board-space-empty')} ${n}`)
    .join(', ');
}

function sites(p: TyrantsProps): TwinSection {
  const lines = Object.entries(p.view.sites).flatMap(([id, now]) => {
    const site = p.catalogue.sites[id];
    if (!site) return [];
    const facts = [
      p.words('tyrants-board-vp', { n: site.vp }),
      site.start ? p.words('tyrants-board-start') : '',
      site.marker ? p.words('tyrants-board-marker') : '',
      standing(p, site.spaces),
      ...holding(p.words, now),
    ];
    return [`${p.words.name(id)}: ${facts.filter(Boolean).join('; ')}`];
  });
  return { title: p.words('tyrants-board-map'), lines };
}

function routes(p: TyrantsProps): TwinSection {
  const lines = Object.values(p.catalogue.routes).flatMap((route) =>
    route.spaces
      .filter(({ id }) => p.view.troops[id])
      .map(({ id }) => `${p.words.name(id)}: ${p.words.name(p.view.troops[id] ?? '')}`),
  );
  return { title: p.words('tyrants-board-routes'), lines };
}

function area(p: TyrantsProps, player: Player): TwinSection {
  const { view, words } = p;
  const counts = {
    points: pointsOf(player),
    hand: player.hand_size,
    deck: player.deck,
    barracks: player.barracks,
    spy: player.spies,
    trophy: trophiesOf(player),
  };
  const lines = [words.list(Object.entries(counts).map(([what, n]) => words(`tyrants-board-n-${what}`, { n })))];
  if (player.seat === view.active)
    lines.push(words('tyrants-board-pool', { power: view.power, influence: view.influence }));
  if (player.hand) lines.push(`${words('tyrants-board-hand')}: ${pileText(words, player.hand)}`);
  else if (player.revealed.length) lines.push(`${words('tyrants-board-known')}: ${pileText(words, player.revealed)}`);
  if (player.played.length) lines.push(`${words('tyrants-board-played')}: ${pileText(words, player.played)}`);
  lines.push(`${words('tyrants-board-deck-and-hand')}: ${pileText(words, player.deck_and_hand)}`);
  lines.push(`${words('tyrants-board-discard')}: ${pileText(words, player.discard)}`);
  lines.push(`${words('tyrants-board-circle')}: ${pileText(words, player.circle)}`);
  lines.push(`${words('tyrants-board-trophies')}: ${trophyText(words, player.trophies)}`);
  lines.push(
    `${words('tyrants-board-presence')}: ${player.presence.map((id) => words.name(id)).join(', ') || words('tyrants-board-none')}`,
  );
  return { title: player.seat === p.me ? words('tyrants-board-mine') : words.player(player.seat), lines };
}
