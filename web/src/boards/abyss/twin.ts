/** The table as headings and lines, from the same view and the same words as the drawing. */
import type { TwinSection } from '../../table/board';
import { locationText, lordText, rewardsText } from './say';
import { RACES, TRACK_SPACES, type AbyssProps, type Player } from './view';

export function twin(p: AbyssProps): TwinSection[] {
  const others = p.view.players.filter((player) => player.seat !== p.me);
  const own = p.view.players[p.me];
  return [
    ...(own ? [area(p, own)] : []),
    court(p),
    depths(p),
    council(p),
    locations(p),
    ...others.map((player) => area(p, player)),
  ];
}

function court({ view, words, catalogue }: AbyssProps): TwinSection {
  const lines = view.court.map((id, i) =>
    id ? `${i + 1}. ${lordLine({ words, catalogue }, id)}` : words('abyss-board-court-space', { n: i + 1 }),
  );
  lines.push(`${words.name('lord-deck', 'title')}: ${words('abyss-board-cards', { n: view.lord_deck })}`);
  if (view.lord_discard.length) {
    lines.push(
      words('abyss-board-dismissed', { lords: words.list(view.lord_discard.map((id) => words.name(id, 'title'))) }),
    );
  }
  return { title: words('abyss-board-court'), lines };
}

function depths({ view, words, catalogue }: AbyssProps): TwinSection {
  const track = Array.from({ length: TRACK_SPACES }, (_, i) =>
    view.track[i] ? `${i + 1}. ${words.name(view.track[i])}` : words('abyss-board-track-space', { n: i + 1 }),
  );
  return {
    title: words('abyss-board-depths'),
    lines: [
      ...track,
      words('abyss-board-price', { n: view.price }),
      `${words.name('exploration-deck', 'title')}: ${words('abyss-board-cards', { n: view.deck })}, ${words('abyss-board-discarded', { n: view.discard })}`,
      words('abyss-board-threat-space', {
        n: view.threat,
        rewards: rewardsText(words, catalogue.threat[view.threat - 1] ?? []),
      }),
      ...(view.paid.length
        ? [`${words('abyss-board-paid')}: ${words.list(view.paid.map((id) => words.name(id)))}`]
        : []),
    ],
  };
}

function council({ view, words }: AbyssProps): TwinSection {
  return {
    title: words('abyss-board-council'),
    lines: RACES.map(
      (race) => `${words.name(`council-${race}`)}: ${words('abyss-board-cards', { n: view.council[race] })}`,
    ),
  };
}

function locations({ view, words }: AbyssProps): TwinSection {
  return {
    title: words('abyss-board-locations'),
    lines: [
      ...view.available.map((id) => locationText(words, id)),
      ...view.drawn.map((id) => `${words('abyss-board-drawn')}: ${locationText(words, id)}`),
      `${words.name('location-stack', 'title')}: ${words('abyss-board-tiles', { n: view.location_stack })}`,
      ...view.removed.map((id) => `${words('abyss-board-removed')}: ${words.name(id, 'title')}`),
    ],
  };
}

function area(p: AbyssProps, player: Player): TwinSection {
  const { view, words } = p;
  const has = [
    words('abyss-board-pearls', { n: player.pearls }),
    words('abyss-board-keys', { n: player.keys }),
    words('abyss-board-key-tokens', { n: player.key_tokens }),
    words('abyss-board-tokens', { n: player.token_count }),
    words('abyss-board-cards', { n: player.hand_size }),
  ];
  const lines = [words.list(has)];
  if (player.hand) {
    const cards = player.hand.length ? words.list(player.hand.map((id) => words.name(id))) : words('abyss-board-empty');
    lines.push(`${words('abyss-board-hand')}: ${cards}`);
  }
  if (player.tokens?.length) {
    lines.push(
      `${words('abyss-score-monsters')}: ${words('abyss-board-worth', { n: player.tokens.reduce((a, b) => a + b, 0) })}`,
    );
  }
  for (const lord of player.lords) {
    const notes = [
      lord.disabled ? words('abyss-board-disabled') : '',
      player.seat === view.active && view.used.includes(lord.id) ? words('abyss-board-used') : '',
    ].filter(Boolean);
    lines.push([lordLine(p, lord.id, true), ...notes].join(' '));
  }
  for (const owned of player.locations) {
    const tile = locationText(words, owned.id, owned.points);
    const under = words.list(owned.lords.map((id) => words.name(id, 'title')));
    lines.push(
      under ? `${tile} ${words('abyss-board-under', { location: words.name(owned.id, 'title') })}: ${under}.` : tile,
    );
  }
  if (player.affiliated.length) {
    lines.push(`${words('abyss-board-affiliated')}: ${words.list(player.affiliated.map((id) => words.name(id)))}`);
  }
  return { title: player.seat === p.me ? words('abyss-board-mine') : words.player(player.seat), lines };
}

function lordLine({ words, catalogue }: Pick<AbyssProps, 'words' | 'catalogue'>, id: string, own = false): string {
  const facts = catalogue.lords[id];
  return facts ? lordText(words, id, facts, own) : words.name(id, 'title');
}
