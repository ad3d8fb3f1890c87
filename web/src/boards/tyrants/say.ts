/** Sentences that several drawings share. */
import type { Words } from '../../table/board';
import { counted, type CardFacts, type SiteFacts, type SiteNow } from './view';

/** All that stands on a card. */
export function cardText(words: Words, id: string, facts: CardFacts, n = 1): string {
  return words('tyrants-board-card', {
    name: words.name(id, 'title'),
    n,
    aspect: facts.aspect ? words.name(facts.aspect) : 'none',
    cost: facts.cost ?? 'none',
    short: words.short(id),
    deck: facts.deck_vp,
    circle: facts.circle_vp,
  });
}

/** A site: points, marker, who holds it, whose spies are there. */
export function siteText(words: Words, id: string, site: SiteFacts, now: SiteNow | undefined): string {
  const facts = [
    words('tyrants-board-vp', { n: site.vp }),
    words('tyrants-board-spaces', { n: site.spaces.length }),
    site.start ? words('tyrants-board-start') : '',
    site.marker ? words('tyrants-board-marker') : '',
    ...holding(words, now),
  ];
  return `${words.name(id)}: ${facts.filter(Boolean).join(', ')}`;
}

export function holding(words: Words, now: SiteNow | undefined): string[] {
  if (!now) return [words('tyrants-board-closed')];
  const control =
    now.control === null
      ? ''
      : words(now.total ? 'tyrants-board-total-by' : 'tyrants-board-control-by', { player: words.player(now.control) });
  const spies = now.spies.length
    ? words('tyrants-board-spies-of', { players: words.list(now.spies.map((seat) => words.player(seat))) })
    : '';
  return [control, spies].filter(Boolean);
}

/** Names with their numbers: "Noble ×3, Soldier". */
export function pileText(words: Words, ids: readonly string[]): string {
  if (!ids.length) return words('tyrants-board-none');
  return counted(ids)
    .map(({ id, n }) => (n > 1 ? `${words.name(id, 'title')} ×${n}` : words.name(id, 'title')))
    .join(', ');
}

export function trophyText(words: Words, trophies: Record<string, number>): string {
  const entries = Object.entries(trophies);
  if (!entries.length) return words('tyrants-board-none');
  return entries.map(([colour, n]) => `${words.name(colour)} ${n}`).join(', ');
}
