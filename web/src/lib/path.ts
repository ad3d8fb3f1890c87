/** What an address means. */

export interface Route {
  page: 'start' | 'table' | 'decks' | 'learn' | 'how' | 'fair' | 'puzzles' | 'club' | 'mail' | 'lost';
  /** The room, the game, the way inside the club, or what a letter's link says. */
  id: string;
  query: URLSearchParams;
}

/** Pages about one game, by its name. */
const OF_A_GAME = ['decks', 'learn', 'how'];

export function routeOf(pathname: string, search: string): Route {
  const query = new URLSearchParams(search);
  const parts = pathname.split('/').filter(Boolean);
  const [first, second] = parts;
  if (first === undefined) return { page: 'start', id: '', query };
  if ((first === 'fair' || first === 'puzzles') && !second) return { page: first, id: '', query };
  if (first === 'club' && parts.length !== 2 && parts.length < 4)
    return { page: 'club', id: parts.slice(1).join('/'), query };
  if (first === 'mail' && parts.length === 3 && (second === 'yes' || second === 'stop'))
    return { page: 'mail', id: parts.slice(1).join('/'), query };
  if (first === 'r' && second && parts.length === 2) return { page: 'table', id: second, query };
  if (OF_A_GAME.includes(first) && second && parts.length === 2)
    return { page: first as Route['page'], id: second, query };
  return { page: 'lost', id: '', query };
}

/** The secret that a link carries where no server sees it. */
export function secretOf(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('k');
}

/** The part of an address that says whose eyes. */
export function eyesOf(seat: number | 'all'): string {
  return seat === 'all' ? '?seat=all' : seat >= 0 ? `?seat=${seat}` : '';
}
