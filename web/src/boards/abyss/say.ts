/** Sentences that several drawings share. */
import type { Words } from '../../table/board';
import { rewardParts, type LordFacts } from './view';

/** All that stands on a lord's card; `own`: without the cost, which is paid. */
export function lordText(words: Words, id: string, facts: LordFacts, own = false): string {
  return words(own ? 'abyss-board-own-lord' : 'abyss-board-lord', {
    name: words.name(id, 'title'),
    guild: words.name(facts.guild),
    races: facts.races,
    must: facts.must ? words.name(facts.must) : 'none',
    value: facts.value,
    keys: facts.keys,
    influence: facts.influence,
    short: words.short(id),
  });
}

/** What a tile scores; with `points` also what it is worth now. */
export function locationText(words: Words, id: string, points?: number): string {
  const tile = { name: words.name(id, 'title'), short: words.short(id) };
  return points === undefined
    ? words('abyss-board-location', tile)
    : words('abyss-board-own-location', { ...tile, n: points });
}

const REWARD = { key: 'abyss-board-key-tokens', pearl: 'abyss-board-pearls', token: 'abyss-board-tokens' } as const;

export function rewardText(words: Words, id: string): string {
  return words.list(rewardParts(id).map((part) => words(REWARD[part.what], { n: part.n })));
}

/** The alternatives of a threat space: "1 pearl or 1 monster token". */
export function rewardsText(words: Words, ids: readonly string[]): string {
  return ids.map((id) => rewardText(words, id)).reduce((first, second) => words('abyss-board-or', { first, second }));
}
