/** What stands on the picture of a review: the result, what moved the chance, the costliest answer. */
import { colourOf, SHAPES } from '../lib/colours.svelte';
import { LETTERS } from '../lib/letters';
import { w } from '../lib/words.svelte';
import type { Card, CardSeat, Palette } from './card';
import { answered, costliest, percent, signed } from './coach';
import { lead, ranked, type Scored } from './standing';
import type { Table } from './table.svelte';
import type { Found, Score } from '../wire/table';

/** From the eyes of whoever sat there; for a guest, from those of who won. */
export function cardOf(table: Table, found: Found, score: Score, colour: Palette): Card {
  const order = ranked(score.seats);
  const sided = score.sides.some((side) => side.length > 1);
  const own = order.find(({ seat }) => table.mine.includes(seat));
  const moved = found.moved.find(({ seat }) => seat === (own ?? order[0])?.seat);
  const costly = costliest(found, table.mine);
  const shown = (one: Scored): CardSeat => seatOf(table, one, sided, colour);
  return {
    about: w('card-about', { game: w(`game-${found.game}`), seats: found.seats, moves: found.moves }),
    headline: headline(table, score, order, own),
    seats: order.map(shown),
    moved: moved
      ? [
          { points: signed(moved.luck), text: w('card-luck') },
          { points: signed(moved.answers), text: w('card-answers') },
          { points: signed(moved.rivals), text: w('card-rivals') },
        ]
      : [],
    answer: costliestInWords(table, costly[0]),
    costly,
    foot: w('card-foot'),
  };
}

function seatOf(table: Table, { seat, total }: Scored, sided: boolean, colour: Palette): CardSeat {
  return {
    seat,
    name: nameOf(table, seat),
    points: sided ? '' : `${total}`,
    colour: colour(`hue-${colourOf(seat)}`),
    shape: SHAPES[colourOf(seat)] ?? '',
    letter: LETTERS[seat] ?? '',
    own: table.mine.includes(seat),
  };
}

/** Other people have not been asked whether they want to be shown around. */
function nameOf(table: Table, seat: number): string {
  const named = table.mine.includes(seat) || table.seat(seat)?.kind === 'bot';
  return named ? table.name(seat) : w('card-player', { letter: LETTERS[seat] ?? '' });
}

function headline(table: Table, score: Score, order: Scored[], own: Scored | undefined): string {
  const winner = order[0];
  if (!winner) return '';
  const side = score.sides.findIndex((one) => one.includes(winner.seat)) + 1;
  const won = `${table.room?.game}-won-${side}`;
  if (table.words.has(won)) return table.words(won);
  if (!own) return w('result-wins', { name: nameOf(table, winner.seat) });
  if (own.place === 1) return w('card-won', { n: lead(order) });
  return w('card-place', { place: own.place, n: winner.total - own.total });
}

function costliestInWords({ words }: Table, one: Found['decisions'][number] | undefined): string {
  if (!one) return w('review-none');
  return w('review-answer', {
    move: one.move,
    played: words.option(answered(one.played)),
    best: words.option(answered(one.best)),
    worse: percent(one.value_played),
    better: percent(one.value_best),
  });
}
