/** What a level of bots is, in sentences: what it does, its rating, and what it wins against the level below. */
import type { Args } from '../table/board';
import type { Rise, Rung } from '../wire/table';

type Say = (id: string, args?: Args) => string;

export function aboutLevel(rungs: Rung[], level: string, say: Say): string[] {
  const at = rungs.findIndex((rung) => rung.level === level);
  const rung = rungs[at];
  if (!rung) return [];
  const does = say(`level-does-${level}`, { seconds: rung.seconds });
  const below = rungs[at - 1]?.level;
  if (!below) return [does, say('level-lowest', { rating: `${rung.rating}` })];
  const rated = rung.rating === null ? [] : [say('level-rated', { rating: `${rung.rating}` })];
  return [does, ...rated, risen(rung.rise, say(`level-${below}`), say)];
}

function risen(rise: Rise | null, below: string, say: Say): string {
  if (!rise) return say('level-unmeasured', { below });
  const percent = (share: number): number => Math.round(100 * share);
  return say('level-rise', {
    below,
    games: rise.games,
    share: percent(rise.share),
    low: percent(rise.low),
    high: percent(rise.high),
    par: percent(rise.par),
  });
}
