/** A row of rematches: who has won how often. Those who win and lose together are counted together. */

export interface Standing {
  seats: number[];
  /** Of each game, whether this side won it. */
  won: boolean[];
  wins: number;
}

export function standings(sides: number[][], series: number[][]): Standing[] {
  return sides.map((seats) => {
    const won = series.map((winners) => winners.some((seat) => seats.includes(seat)));
    return { seats, won, wins: won.filter(Boolean).length };
  });
}

/** As it is said: "3 : 2", in the order of seats. */
export function scoreOf(sides: number[][], series: number[][]): string {
  return standings(sides, series)
    .map((one) => one.wins)
    .join(' : ');
}
