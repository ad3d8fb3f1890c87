/** Where we are: the start page, a table or the decks of a game. */
import { routeOf, type Route } from './path';

const parse = (): Route => routeOf(location.pathname, location.search);

let current = $state.raw(parse());

export const route = {
  get now(): Route {
    return current;
  },
};

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  current = parse();
  if (!replace) scrollTo(0, 0);
}

addEventListener('popstate', () => {
  current = parse();
});

/** Links inside the site do not reload the page. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
