/** Where one may go or put somebody down: what the question tells, read for the drawing and the belt. */
import type { Wording } from '../../table/board';
import type { Option, Way, WayMark } from '../../wire/table';
import { at, spaceAt, standing, type DescentProps } from './view';

type Asked = Pick<DescentProps, 'ask'>;

/** The ways by the space they lead to. */
export const waysOf = (p: Asked): Map<string, Way> => new Map((p.ask?.ways ?? []).map((way) => [way.thing, way]));

/** The way to the space that is pointed at. */
export const pointedWay = (p: DescentProps): Way | undefined => waysOf(p).get(p.eye.pointed);

/** The spaces a way leads over, in order; a move action before it is no space. */
export const stepsOf = (way: Way): string[] =>
  way.answers.filter((answer) => answer.startsWith('step ')).map((answer) => answer.slice('step '.length));

/** Whether a move action has to be spent first. */
export const takesAction = (way: Way): boolean => way.answers[0] === 'move';

/** Who would go: in a turn the one who acts, else whoever a card or the quest moves. */
function goer(p: DescentProps): string {
  return p.ask?.kind === 'walk.step' ? p.ask.because : (p.view.turn?.actor ?? '');
}

/** With how many points, or spaces, the way is gone. */
export function pointsFor(p: DescentProps, way: Way): number {
  if (p.ask?.kind === 'walk.step' || p.ask?.kind === 'familiar.action') return p.ask.n;
  const actor = p.view.turn?.actor;
  const one = [...p.view.heroes, ...p.view.figures].find((figure) => figure.id === actor);
  return (p.view.turn?.points ?? 0) + (takesAction(way) ? (one?.speed ?? 0) : 0);
}

/** What is to be known of a way, in words. */
export function notes(p: DescentProps, way: Way): string[] {
  const webs = way.marks.filter((mark) => mark.what === 'web');
  const fatigue = webs.reduce((sum, mark) => sum + mark.n, 0);
  const once = new Map(way.marks.filter((mark) => mark.what !== 'web').map((mark) => [mark.what, mark]));
  const all: WayMark[] = [...(fatigue ? [{ ...webs[0]!, n: fatigue }] : []), ...once.values()];
  return all.map((mark) =>
    p.words(`descent-way-${mark.what}`, {
      n: mark.n,
      things: p.words.list(mark.things.map((one) => p.words.name(one))),
    }),
  );
}

// ---- putting somebody down ----

const LYING = new Set(['place', 'lie-along', 'lie-down']);

/** The figure that is put down, if the question is about that. */
export function laid(p: Asked): string {
  return p.ask?.options.some((option) => LYING.has(option.verb)) ? p.ask.because : '';
}

/** How long and how broad the base of a figure is. */
export function baseOf(p: DescentProps, id: string): [long: number, short: number] {
  const kind = id.replace(/-(master|\d+)$/, '');
  const found = p.catalogue.monsters[kind]?.base ?? [1, 1];
  return [Math.max(...found), Math.min(...found)];
}

/** The spaces that the base would cover. */
export function covered(p: DescentProps, option: Option): string[] {
  const [long, short] = baseOf(p, laid(p));
  const [h, w] = option.verb === 'lie-down' ? [long, short] : [short, long];
  const [row, column] = at(option.thing);
  return Array.from({ length: w * h }, (_, i) => spaceAt(row + Math.floor(i / w), column + (i % w)));
}

/** Corner to corner: `R3–S3`; a single space by itself. */
export function named(spaces: string[]): string {
  const ends = [spaces[0], spaces.length > 1 ? spaces.at(-1) : undefined];
  return ends
    .filter((space) => space !== undefined)
    .map((space) => space.toUpperCase())
    .join('–');
}

// ---- the belt ----

/** What the belt says while a space is pointed at, and to a question about a figure. */
export function says(p: DescentProps): Partial<Wording> | null {
  const way = pointedWay(p);
  if (way) return { prompt: p.words('descent-way', { space: way.thing.toUpperCase() }), why: walking(p, way) };
  return laid(p) ? placing(p) : walkingOn(p);
}

/** Without actions there are only steps left to choose. */
function walkingOn({ ask, view, words }: DescentProps): Partial<Wording> | null {
  if (ask?.kind !== 'turn.action' || ask.n || !view.turn?.points) return null;
  return {
    prompt: words('descent-board-walk-on'),
    why: words('descent-board-walk-on-why', { figure: words.name(view.turn.actor), n: view.turn.points }),
  };
}

function walking(p: DescentProps, way: Way): string {
  const points = pointsFor(p, way);
  const told = p.words('descent-way-cost', {
    figure: p.words.name(goer(p)),
    how: takesAction(way) ? 'action' : 'points',
    cost: way.cost,
    points,
    left: points - way.cost,
  });
  return [told, ...notes(p, way).map((note) => `${note.charAt(0).toLocaleUpperCase()}${note.slice(1)}.`)].join(' ');
}

function placing(p: DescentProps): Partial<Wording> {
  const { ask, words } = p;
  if (!ask) return {};
  const [long, short] = baseOf(p, laid(p));
  const { prompt } = words.ask(ask.kind, ask.because, ask.n);
  const here = ask.options.find((option) => LYING.has(option.verb) && option.thing === p.eye.pointed);
  const places = new Set(ask.options.filter((option) => LYING.has(option.verb)).map((option) => option.thing)).size;
  return {
    prompt: long > 1 ? `${prompt}, ${long}×${short}` : prompt,
    why: [
      words('descent-board-places', { n: places }),
      ...(here ? [words('descent-board-places-at', { at: named(covered(p, here)) })] : []),
    ].join(' '),
  };
}

/** Who stands on the space that an option is about. */
export function naming(option: Option, view: DescentProps['view']): string {
  if (option.verb !== 'target') return '';
  const everybody = [...view.heroes, ...view.figures].map((figure) => figure.id);
  return everybody.find((id) => standing(view, id).includes(option.thing)) ?? '';
}
