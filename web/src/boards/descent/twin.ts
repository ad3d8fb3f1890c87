/** The table as headings and lines. */
import type { TwinSection } from '../../table/board';
import { goal, rulesOf } from './quest';
import { spaceAt, type DescentProps, type Figure, type Hero } from './view';

export function twin(p: DescentProps): TwinSection[] {
  const { words, view } = p;
  const sections: TwinSection[] = [
    { title: words.name(view.quest), lines: quest(p) },
    ...(view.phase === 'campaign'
      ? []
      : [{ title: words('descent-board-special'), lines: rulesOf(p).map((rule) => rule.text) }]),
    ...view.heroes.map((hero) => ({ title: words.name(hero.id), lines: sheet(p, hero) })),
    {
      title: words('descent-board-figures'),
      lines: view.figures.filter((figure) => figure.spaces.length).map((figure) => line(p, figure)),
    },
    { title: words('descent-board-things'), lines: things(p) },
    { title: words('descent-board-overlord'), lines: overlord(p) },
  ];
  if (view.campaign) sections.push({ title: words('descent-board-journal'), lines: journal(p) });
  return sections.filter((section) => section.lines.length);
}

function quest(p: DescentProps): string[] {
  const { words, view } = p;
  if (view.phase === 'campaign') return [];
  const goals = (['heroes', 'overlord'] as const).map(
    (side) => `${words(`descent-board-wins-${side}`)}: ${goal(p, side)}`,
  );
  const lines = [
    words.name(view.encounter),
    words('descent-board-moment', { round: view.round, most: view.max_rounds }),
    ...goals,
  ];
  if (view.turn)
    lines.push(
      `${words.name(view.turn.actor)}: ${words('descent-board-actions', { n: view.turn.actions })}, ${words('descent-board-points', { n: view.turn.points })}`,
    );
  const reach = Object.entries(view.turn?.reach ?? {}).filter(([, cost]) => cost > 0);
  const costs = [...new Set(reach.map(([, cost]) => cost))].sort((a, b) => a - b);
  lines.push(
    ...costs.map(
      (cost) =>
        `${words('descent-board-points', { n: cost })}: ${reach
          .filter(([, one]) => one === cost)
          .map(([space]) => space)
          .join(', ')}`,
    ),
  );
  return [...lines, ...Object.entries(view.counters).map(([what, n]) => `${words.name(what)}: ${n}`)];
}

function sheet({ words }: DescentProps, hero: Hero): string[] {
  const state = [
    hero.space ?? words('descent-board-off-map'),
    ...(hero.down ? [words('descent-board-down')] : []),
    ...hero.conditions.map((one) => words.name(one)),
  ];
  return [
    words('descent-board-hero-numbers', {
      left: hero.health - hero.damage,
      most: hero.health,
      fatigue: hero.fatigue,
      stamina: hero.stamina,
      speed: hero.speed,
    }),
    state.join(', '),
    ...[...hero.items, ...hero.skills].map(
      (card) => `${words.name(card.id)}${card.exhausted ? ` (${words('descent-board-exhausted')})` : ''}`,
    ),
    ...hero.search.map((card) => words.name(card.id)),
  ];
}

function line({ words }: DescentProps, figure: Figure): string {
  const parts = [
    words('descent-board-figure', {
      figure: words.name(figure.id),
      left: figure.health - figure.damage,
      most: figure.health,
    }),
    figure.spaces.join(' '),
  ];
  return [...parts, ...figure.conditions.map((one) => words.name(one))].join(', ');
}

function things({ words, view }: DescentProps): string[] {
  const state = (door: { closed: boolean; locked: boolean }): string =>
    door.closed ? (door.locked ? 'locked' : 'closed') : 'open';
  return [
    ...view.map.doors.map(
      (door) =>
        `${words('descent-board-door', { door: words.name(door.id), state: state(door) })}: ${door.squares.join(' ')}`,
    ),
    ...(view.search_tokens.length ? [`${words('descent-board-search-tokens')}: ${view.search_tokens.join(', ')}`] : []),
    ...view.tokens.map(
      (token) =>
        `${words.name(token.id)}: ${token.space ?? (token.bearer ? words.name(token.bearer) : words('descent-board-off-map'))}`,
    ),
    ...['water', 'pit', 'lava'].flatMap((kind) => terrain(view.map.terrain, kind, words(`descent-board-${kind}`))),
  ];
}

function terrain(rows: string[][], kind: string, name: string): string[] {
  const spaces = rows.flatMap((row, r) => row.flatMap((one, c) => (one === kind ? [spaceAt(r, c)] : [])));
  return spaces.length ? [`${name}: ${spaces.join(', ')}`] : [];
}

function overlord({ words, view }: DescentProps): string[] {
  const cards = view.overlord;
  return [
    words('descent-board-hand', { n: cards.hand_size }),
    ...(cards.hand ?? []).map((card) => words.name(card)),
    words('descent-board-deck', { n: cards.deck }),
    ...(cards.discard.length
      ? [`${words('descent-board-discard')}: ${words.list(cards.discard.map((card) => words.name(card)))}`]
      : []),
  ];
}

function journal({ words, view }: DescentProps): string[] {
  const log = view.campaign;
  if (!log) return [];
  return [
    words('descent-board-gold', { n: log.gold }),
    words('descent-board-overlord-xp', { n: log.overlord_xp }),
    ...log.history.map(
      ([name, side]) => `${words.name(name)}: ${words('descent-board-won-by', { side: words.name(side) })}`,
    ),
    ...view.display.map((card) => `${words('descent-board-shop')}: ${words.name(card)}`),
    ...log.relics.map((relic) => words.name(relic)),
  ];
}
