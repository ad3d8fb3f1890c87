/** The table as headings and lines. */
import type { TwinSection } from '../../table/board';
import { QUIET, beatText, place, verdict, type Dungeon, type DungeonProps, type Hero, type Tile } from './view';

export function twin(p: DungeonProps): TwinSection[] {
  const { words, view } = p;
  const names = (ids: string[]): string =>
    ids.length ? words.list(ids.map((id) => words.name(id))) : words('dungeonlords-board-nobody');
  const shared: TwinSection[] = [
    {
      title: words('dungeonlords-board-moment', {
        year: view.year,
        season: words.name(view.season),
        round: view.combat_round,
      }),
      lines: [
        `${words('dungeonlords-board-evilometer')}: ${words.list(view.dungeons.map((d) => `${words.player(d.seat)} ${d.evil}`))}`,
        `${words('dungeonlords-board-offer-monsters')}: ${names(view.offer.monsters)}`,
        `${words('dungeonlords-board-offer-rooms')}: ${names(view.offer.rooms)}`,
        `${words('dungeonlords-board-coming')}: ${names([...view.waiting, ...view.next])}`,
        ...view.combat_cards.map((card, i) =>
          words('dungeonlords-board-combat-card', {
            n: i + 1,
            card: card.card ? words.name(card.card) : words('dungeonlords-board-hidden'),
          }),
        ),
      ],
    },
    {
      title: words('dungeonlords-board-actions'),
      lines: Object.entries(view.slots).map(
        ([id, slots]) =>
          `${words.name(id)}: ${words.list(slots.map((who) => (who < 0 ? '–' : who >= 8 ? words('dungeonlords-board-neutral') : words.player(who))))}`,
      ),
    },
  ];
  return [...storyTwin(p), ...shared, ...view.dungeons.map((d) => dungeonTwin(p, d, names))];
}

/** What the plan would lead to: the verdict first, then the steps with the party after each. */
function storyTwin(p: DungeonProps): TwinSection[] {
  const { beats, words } = p;
  if (!beats?.length) return [];
  const party = (heroes: Hero[]): string =>
    words.list(
      heroes.map((h) => words('dungeonlords-board-hero', { hero: words.name(h.id), left: h.hp - h.damage, hp: h.hp })),
    );
  const end = verdict(beats);
  const lines = beats.map((beat, i) => {
    const quiet = beat.events.every((event) => QUIET.includes(event.what));
    const after =
      !quiet && beat.stands?.party.length ? ` ${words('dungeonlords-board-party')}: ${party(beat.stands.party)}.` : '';
    return `${i + 1}. ${words(`dungeonlords-step-${beat.step}`)}: ${beatText(p, beat).join(' ')}${after}`;
  });
  return [
    {
      title: words('dungeonlords-board-ahead'),
      lines: [...(end ? [words(`dungeonlords-verdict-${end}`)] : []), ...lines],
    },
  ];
}

function dungeonTwin(p: DungeonProps, d: Dungeon, names: (ids: string[]) => string): TwinSection {
  const { words } = p;
  const tile = (t: Tile): string => {
    const [column, row] = place(t.cell);
    const what = t.room ? words.name(t.room) : words('dungeonlords-board-tunnel');
    return `${what}${t.conquered ? ` (${words('dungeonlords-board-conquered')})` : ''} ${words('dungeonlords-board-cell', { column: column + 1, row: row + 1 })}`;
  };
  return {
    title: words('dungeonlords-board-dungeon', { player: words.player(d.seat) }),
    lines: [
      words.list([
        words('dungeonlords-board-food', { n: d.food }),
        words('dungeonlords-board-gold', { n: d.gold }),
        words('dungeonlords-board-imp', { n: d.imps }),
        words('dungeonlords-board-trap', { n: d.trap_count }),
      ]),
      `${words('dungeonlords-board-lair')}: ${names([...d.lair, ...d.plan.units, ...d.down])}`,
      `${words('dungeonlords-board-traps')}: ${d.traps ? names(d.traps) : words('dungeonlords-board-hidden')}`,
      `${words('dungeonlords-board-party')}: ${d.party.length ? words.list(d.party.map((h) => words('dungeonlords-board-hero', { hero: words.name(h.id), left: h.hp - h.damage, hp: h.hp }))) : words('dungeonlords-board-nobody')}`,
      `${words('dungeonlords-board-prison')}: ${names(d.prison)}`,
      ...d.tiles.map(tile),
      ...(d.inaccessible ? [`${words('dungeonlords-board-orders-shut')}: ${names(d.inaccessible)}`] : []),
    ],
  };
}
