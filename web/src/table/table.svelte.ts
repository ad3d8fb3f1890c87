/** One table as this browser knows it: the room, the position on the page, the line to the server. */
import { tick } from 'svelte';
import { get, post, Trouble } from '../lib/api';
import { eyesOf } from '../lib/path';
import { remember, seenIn, settings, still } from '../lib/settings.svelte';
import { gameWords, loadGame, w } from '../lib/words.svelte';
import { loadBoard } from '../boards';
import type { Board, BoardProps, Words } from './board';
import { linesOf, NO_LOG, NO_TELLING, undoneFrom, withMove, type Line, type Teller } from './log';
import { arrivals, unspent } from './links';
import { lookBefore, showChange } from './motion';
import { MoveQueue, sameQuestion } from './queue';
import type { Choice } from './several';
import { firstCurtain, handOver } from './screen';
import { named } from './seats';
import { sinceLines, sinceWhen } from './since';
import { mustHurry, sceneOf, timeOf, type Scene } from './story';
import { Attendance } from './people/attendance';
import { Conversation } from './people/conversation.svelte';
import { invitationTo, sit, type Wish } from './people/joining';
import type {
  Answer,
  Ask,
  Beat,
  Branch,
  Cost,
  Created,
  ForSeat,
  GameInfo,
  Hand,
  Hint,
  Idle,
  Invitation,
  Lesson,
  LogData,
  Manners,
  Moment,
  NewLink,
  NewOpening,
  OpenOrClose,
  Option,
  PlainEvent,
  Position,
  Preview,
  Reason,
  Reasons,
  RematchAsked,
  RematchVote,
  Room,
  RoomNews,
  SeatChange,
  SeatInfo,
  Talk,
  Telling,
  Undo,
  Vote,
  WatchLink,
  Weigh,
  Weighed,
} from '../wire/table';

const FIRST_RETRY = 600;
const LONGEST_RETRY = 8000;
/** Of more moves than these nobody could follow the story: the earlier ones go by unseen. */
const MOST_TOLD = 60;

/** How long a step of a way is seen before the next. */
const STEP_TIME = 180;

/** How long something is told in passing. */
const PASSING = 5000;

export const SPECTATOR = -1;

/** Several answers in a row: those of a way still to be given, or whatever the game says to what is left to it. */
interface Errand {
  answers: string[] | null;
  /** The last move before it. */
  since: number;
}

export class Table {
  readonly id: string;
  readonly talk: Conversation;
  readonly #attendance = new Attendance();
  /** When the room was last told, in milliseconds: what lasts is counted from there. */
  toldAt = $state(Date.now());
  room = $state.raw<Room | null>(null);
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogData>(NO_LOG);
  telling = $state.raw<Telling>(NO_TELLING);
  catalogue = $state.raw<unknown>({});
  board = $state.raw<Board | null>(null);
  /** Whose eyes the page shows. */
  eyes = $state(SPECTATOR);
  line = $state<'opening' | 'live' | 'lost'>('opening');
  sending = $state.raw<Option | null>(null);
  /** What went wrong with the last thing tried, in the viewer's language. */
  trouble = $state.raw<Trouble | null>(null);
  /** What the link in the address would open, until somebody has sat down with it. */
  invitation = $state.raw<Invitation | null>(null);
  /** Why the table cannot be shown at all. */
  failed = $state.raw<Trouble | null>(null);
  /** Answers that follow from one click; nothing else is asked meanwhile. */
  errand = $state.raw<Errand | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** The thing that a puzzle is about; empty: none. */
  wanted = $state('');
  hinting = $state(false);
  /** What the plan on the table would lead to; null without a plan. */
  beats = $state.raw<Beat[] | null>(null);
  /** Later moves are known and not yet shown. */
  behind = $state(false);
  /** The question after them, which can be answered at once. */
  pending = $state.raw<Ask | null>(null);
  /** What is told of the others' moves just now, and how many moves are still to be told. */
  scene = $state.raw<Scene | null>(null);
  left = $state(0);
  /** The seat to which the screen must be handed before anything of its is shown. */
  curtain = $state<number | null>(null);
  /** Moves seen when the table was opened: later ones are news. */
  seenBefore = $state(0);
  /** The last seat that changed hands before our eyes. */
  hand = $state.raw<Hand | null>(null);
  /** How many moves were made while the line was lost. */
  missed = $state(0);
  /** The drawing area, for the movement of things. */
  root = $state.raw<HTMLElement | undefined>(undefined);
  links = $state.raw<Created | null>(null);
  /** The rematch has begun before our eyes: whoever sits here goes there. */
  begun = $state(false);
  /** The game's school, where the table is a lesson of it. */
  lessons = $state.raw<Lesson[]>([]);

  #source: EventSource | null = null;
  #queue = new MoveQueue();
  #pumping = false;
  #closed = false;
  /** The last move seen before the line was lost. */
  #leftAt: number | null = null;
  #retry = FIRST_RETRY;
  #timer = 0;
  #wake: (() => void) | null = null;
  /** Ends the pause of the story. */
  #endPause: (() => void) | null = null;
  /** Who waits for the answer on its way. */
  #whenArrived: (() => void)[] = [];

  constructor(id: string) {
    this.id = id;
    this.talk = new Conversation(id, () => this.mine);
  }

  // ---- what the page asks of it ----

  readonly words: Words = $derived.by(() => gameWords(this.room?.game ?? '', (seat) => this.name(seat)));

  readonly teller: Teller = $derived.by(() => ({
    event: this.words.event,
    many: (event, count) => this.words.eventAs(event, 'many', count),
    brief: (event) => this.words.eventAs(event, 'brief', 1),
    then: (event) => this.words.eventAs(event, 'then', 1) || this.words.eventAs(event, 'brief', 1),
  }));

  /** The log as it is read. */
  readonly lines: Line[] = $derived.by(() =>
    linesOf(this.log, this.teller, this.telling, (seat) => this.seat(seat)?.kind === 'human'),
  );

  /** What the others did since one's last turn, at the start of this one. */
  readonly news: Line[] = $derived.by(() => {
    const position = this.position;
    const after = position ? sinceWhen(this.log.moves, position, this.eyes, this.telling) : null;
    return after === null ? [] : sinceLines(this.lines, after, this.eyes, this.telling);
  });

  /** The keys of those lines, for the log. */
  readonly since: Set<string> = $derived(new Set(this.news.map((line) => line.key)));

  readonly ask: Ask | null = $derived(
    this.line === 'live' && this.curtain === null && !this.sending && !this.behind && !this.errand
      ? (this.position?.ask ?? null)
      : null,
  );

  /** Whether there is somebody else to talk to, and something to talk from. */
  readonly canTalk: boolean = $derived.by(
    () =>
      this.mine.length > 0 &&
      !this.room?.frozen &&
      this.room?.seats.filter((one) => one.kind === 'human').length !== this.mine.length,
  );

  readonly mine: number[] = $derived(this.room?.you.seats ?? []);

  /** The seats with a name for everyone: who brought none is called by what he is. */
  readonly seats: SeatInfo[] = $derived.by(() => {
    const view = this.position?.view;
    const role = (seat: number): string => this.words.name((view ? this.board?.role?.(view, seat) : '') ?? '');
    return named(this.room?.seats ?? [], nameless, role);
  });

  name(seat: number): string {
    return this.seats[seat]?.name ?? '';
  }

  seat(seat: number): SeatInfo | undefined {
    return this.seats[seat];
  }

  props(position: Position, ask: Ask | null, small: boolean): Omit<BoardProps, 'eye'> {
    return {
      view: position.view,
      ask,
      catalogue: this.catalogue,
      seats: this.seats,
      me: Math.max(position.seat, SPECTATOR),
      words: this.words,
      just: position.events,
      beats: position === this.position ? this.beats : null,
      small,
    };
  }

  // ---- opening and closing ----

  async open(): Promise<void> {
    try {
      const invitation = await invitationTo(this.id);
      if (invitation && invitation.opens !== 'place') this.invitation = invitation;
      else await this.sitDown({});
    } catch (error) {
      this.failed = asTrouble(error);
    }
  }

  /** Take the place that the link opens, or the one that is ours already, and look. */
  async sitDown(wish: Wish): Promise<void> {
    await sit(this.id, wish);
    await this.load(null);
    this.invitation = null;
    this.line = 'live';
    this.#listen();
  }

  async load(seat: number | null): Promise<void> {
    const room = await get<Room>(`/api/rooms/${this.id}${seat === null ? '' : `?seat=${seat}`}`);
    if (!this.room) await this.#prepare(room.game);
    if (room.lesson && !this.lessons.length) this.lessons = await lessonsOf(room.game);
    this.#arrive(room);
    this.log = await get<LogData>(`/api/rooms/${this.id}/log${eyesOf(room.position.seat)}`);
  }

  async #prepare(game: string): Promise<void> {
    this.seenBefore = seenIn(this.id);
    const [board, catalogue, telling] = await Promise.all([
      loadBoard(game),
      get<unknown>(`/api/games/${game}/catalogue`),
      get<Telling>(`/api/games/${game}/telling`),
      loadGame(settings.lang, game),
    ]);
    this.board = board;
    this.catalogue = catalogue;
    this.telling = telling;
  }

  #arrive(room: Room): void {
    const first = this.room === null;
    this.room = room;
    this.links = unspent(this.links, room.seats);
    this.eyes = room.position.seat;
    this.#queue.clear();
    this.#lookAhead();
    this.position = room.position;
    this.#notice(room.position);
    void this.#foresee(room.position);
    const curtain = first ? firstCurtain(this.mine, room.position.waiting, room.over, this.together) : null;
    if (curtain === null) this.#handOver();
    else this.curtain = curtain;
  }

  readonly #tellIdle = (seconds: number): void => {
    const body: Idle = { page: this.#attendance.page, seconds };
    // A phone stops a hidden page at once: it is told all the same. What is lost is told again when the line is back.
    post(`/api/rooms/${this.id}/presence`, body, true).catch(() => undefined);
  };

  /** Tell the others whether somebody is here, until what is given back is called. */
  attend(): () => void {
    return this.#attendance.watch((seconds) => this.room && this.#tellIdle(seconds));
  }

  close(): void {
    this.#closed = true;
    this.#hangUp();
  }

  // ---- the line ----

  #listen(): void {
    this.#hangUp();
    if (this.#closed) return;
    const last = this.#queue.newest(this.position);
    const eyes = this.eyes >= 0 ? `seat=${this.eyes}&` : '';
    const { page } = this.#attendance;
    const known = `from=${last?.n ?? 0}.${last?.line ?? 0}&said=${this.talk.said}`;
    const source = new EventSource(
      `/api/rooms/${this.id}/live?${eyes}${known}&page=${page}&idle=${this.#attendance.idle()}`,
    );
    source.addEventListener('open', () => this.#connected());
    source.addEventListener('move', (event) =>
      this.#hear(JSON.parse((event as MessageEvent<string>).data) as Position),
    );
    source.addEventListener('room', (event) =>
      this.#roomNews(JSON.parse((event as MessageEvent<string>).data) as RoomNews),
    );
    source.addEventListener('talk', (event) =>
      this.talk.hear((JSON.parse((event as MessageEvent<string>).data) as Talk).lines),
    );
    source.addEventListener('error', () => this.lost());
    this.#source = source;
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }

  #connected(): void {
    this.#retry = FIRST_RETRY;
    this.line = 'live';
    this.#wake?.();
  }

  /** The line is gone: keep the table readable and try again, each time a little later. */
  lost(): void {
    if (this.#closed) return;
    this.#hangUp();
    if (this.line === 'live') this.#leftAt ??= this.position?.n ?? 0;
    this.line = 'lost';
    this.#timer = window.setTimeout(() => this.#listen(), this.#retry);
    this.#retry = Math.min(2 * this.#retry, LONGEST_RETRY);
  }

  /** The browser says that it has a line again. */
  reconnect(): void {
    if (this.line === 'lost') this.#listen();
  }

  #hear(position: Position): void {
    this.line = 'live';
    const news = this.#queue.hear(position, this.position);
    if (news === 'taken-back') return this.#takenBack(position);
    if (news === 'known') return;
    this.#lookAhead();
    void this.#pump();
  }

  /** Moves were taken back: show where we are now, and strike them through in the log. */
  #takenBack(position: Position): void {
    this.#queue.clear();
    this.errand = null;
    this.log = undoneFrom(this.log, position.n);
    this.#show(position);
    this.#lookAhead();
    this.#endPause?.();
    void this.#reloadLog();
  }

  async #reloadLog(): Promise<void> {
    try {
      this.log = await get<LogData>(`/api/rooms/${this.id}/log${eyesOf(this.eyes)}`);
    } catch {
      // The next move brings it up to date.
    }
  }

  #roomNews(news: RoomNews): void {
    if (!this.room) return;
    const hand = news.hands.slice(this.room.hands.length).at(-1);
    if (hand && !this.mine.includes(hand.seat)) this.#tellHand(hand);
    if (news.rematch && !this.room.rematch && this.mine.length) this.begun = true;
    this.links = unspent(this.links, arrivals(this.room.seats, news.seats));
    this.room = { ...news, position: this.room.position };
    this.toldAt = Date.now();
    this.talk.arrive();
    const me = news.seats.find((seat) => this.mine.includes(seat.seat));
    if (me) this.#attendance.correct(me.presence, this.#tellIdle);
    this.#handOver();
  }

  /** Who comes or plays again is told in passing; what was lost stays until it is read. */
  #tellHand(hand: Hand): void {
    if (hand.what === 'offer' || hand.what === 'agree') return; // it stands on the score sheet
    const passing = hand.what !== 'freed' && hand.what !== 'taken' && hand.what !== 'late' && hand.what !== 'left';
    if (passing && this.talk.open) return; // it stands there already
    this.hand = hand;
    if (!passing) return;
    setTimeout(() => {
      if (this.hand === hand) this.hand = null;
    }, PASSING);
  }

  /** Tell the moves one after another, each as long as its scene is worth; a click or a key goes to the last. */
  async #pump(): Promise<void> {
    if (this.#pumping) return;
    this.#pumping = true;
    const began = performance.now();
    for (;;) {
      this.#passOver(this.#hurried() ? 1 : MOST_TOLD);
      const next = this.#queue.next();
      if (!next) break;
      const scene = sceneOf(next, this.mine, this.teller, this.telling);
      const time = this.#hurried() ? 0 : timeOf(scene, settings.story, this.#queue.length, performance.now() - began);
      await this.#stage(next, time > 0 ? scene : null);
      if (time > 0) await this.#pause(time);
    }
    this.scene = null;
    this.#pumping = false;
    this.#tellMissed();
    if (this.errand) setTimeout(() => void this.#goOn(), still() ? 0 : STEP_TIME);
  }

  /** Put a move on the page: things travel, numbers tick. */
  async #stage(position: Position, scene: Scene | null): Promise<void> {
    const before = this.root && !document.hidden ? lookBefore(this.root, scene) : null;
    this.log = withMove(this.log, position);
    this.#show(position);
    if (scene) this.scene = scene;
    this.#lookAhead();
    await tick();
    if (before && this.root) showChange(before, this.root, still());
  }

  #hurried(): boolean {
    return mustHurry(settings.story, document.hidden, this.#queue.newest(this.position), this.eyes, this.mine);
  }

  async #pause(time: number): Promise<void> {
    await new Promise<void>((done) => {
      const timer = setTimeout(done, time);
      this.#endPause = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.#endPause = null;
  }

  /** Only so many of the last moves are shown; those before go into the log. */
  #passOver(last: number): void {
    for (const position of this.#queue.allBut(last)) this.log = withMove(this.log, position);
  }

  #lookAhead(): void {
    this.behind = this.#queue.isBehind(this.position);
    this.pending = this.behind ? (this.#queue.newest(null)?.ask ?? null) : null;
    this.left = this.#queue.length;
  }

  #tellMissed(): void {
    const left = this.#leftAt;
    if (left === null || this.line !== 'live') return;
    this.#leftAt = null;
    this.missed = Math.max(0, (this.position?.n ?? 0) - left);
    if (this.missed) this.seenBefore = left;
  }

  /** The page is looked at again: what came meanwhile is news. */
  returned(): void {
    this.seenBefore = seenIn(this.id);
    if (this.position) this.#notice(this.position);
  }

  /** The next thing of the story, now. */
  nextScene(): void {
    this.#endPause?.();
  }

  /** To the end of the story: the newest position, now. */
  skip(): void {
    this.#passOver(1);
    const last = this.#queue.next();
    if (last) {
      this.log = withMove(this.log, last);
      this.#show(last);
      this.#lookAhead();
    }
    this.scene = null;
    this.#endPause?.();
  }

  #show(position: Position): void {
    this.position = position;
    this.#arrived();
    this.hint = null;
    this.hinting = false;
    this.#notice(position);
    void this.#foresee(position);
    if (this.room && (position.places !== null) !== this.room.over) void this.refresh();
    this.#handOver();
  }

  /** The room anew, for what only the end of the game reveals. */
  async refresh(): Promise<void> {
    try {
      const room = await get<Room>(`/api/rooms/${this.id}${eyesOf(this.eyes)}`);
      if (this.room) this.room = { ...room, position: this.room.position };
    } catch {
      // Shown when the line is back.
    }
  }

  #notice(position: Position): void {
    const room = this.room;
    if (!room || room.puzzle || document.hidden) return;
    remember({ room: this.id, game: room.game, name: room.name, seen: position.n, at: Date.now() });
  }

  // ---- several people at one screen ----

  /** Whether two seats have no secrets from each other. */
  together = (a: number, b: number): boolean => !!this.board?.together?.(a, b);

  #handOver(): void {
    const position = this.position;
    if (!position || position.places) return;
    const change = handOver(this.mine, position.waiting, this.eyes, this.curtain, this.together);
    if (change.do === 'look') void this.#look(change.seat);
    else if (change.do === 'curtain') this.curtain = change.seat;
    else if (change.do === 'lift') this.curtain = null;
  }

  /** The right person sits at the screen now. */
  async lift(): Promise<void> {
    if (this.curtain !== null) await this.#look(this.curtain);
  }

  async #look(seat: number): Promise<void> {
    try {
      if (seat !== this.eyes) {
        this.#hangUp();
        await this.load(seat);
        this.#listen();
      }
      this.curtain = null;
    } catch (error) {
      this.trouble = asTrouble(error);
    }
  }

  // ---- what the player does ----

  async choose(option: Choice): Promise<void> {
    this.skip();
    if (!option.way) return await this.#answer(option);
    this.errand = { answers: option.way.answers, since: this.position?.n ?? 0 };
    await this.#goOn();
  }

  /** Leave this question and those like it to the game. */
  async leave(): Promise<void> {
    this.errand = { answers: null, since: this.position?.n ?? 0 };
    await this.#goOn();
  }

  /** The next answer of several in a row; the first thing that happens ends them, and the person decides again. */
  async #goOn(): Promise<void> {
    const errand = this.errand;
    const ask = this.position?.ask;
    if (!errand || !ask || this.sending) return;
    const [text, ...rest] = errand.answers ?? [ask.left];
    const next = ask.options.find((option) => option.text === text);
    const more = errand.answers ? rest.length > 0 : true;
    const goes = next && (!errand.answers || !this.#hasHappened(errand.since));
    this.errand = goes && more ? { ...errand, answers: errand.answers && rest } : null;
    if (goes) await this.#answer(next);
    if (this.trouble) this.errand = null;
  }

  /** Whether the moves since then brought anything but what they were made for. */
  #hasHappened(since: number): boolean {
    const calm = (event: PlainEvent): boolean => this.board?.calm?.(event) ?? false;
    return this.log.moves.some((move) => move.n > since && !move.events.every(calm));
  }

  async #answer(option: Option): Promise<void> {
    if (!this.position?.ask || this.sending) return;
    this.trouble = null;
    this.sending = option;
    try {
      const n = await this.#deliver(option, this.position.ask);
      if (n <= (this.position?.n ?? 0)) this.#sent(option); // the move was heard before the reply
    } catch (error) {
      this.#sent(option);
      this.trouble = asTrouble(error);
    }
  }

  /** Give the answer; when others moved meanwhile and the question still stands, give it to the table as it is now. */
  async #deliver(option: Option, ask: Ask): Promise<number> {
    for (;;) {
      const last = this.#queue.newest(this.position);
      try {
        const answer = { seat: ask.seat, n: last?.n ?? 0, line: last?.line ?? 0, text: option.text, nonce: nonce() };
        return (await this.#send(answer)).n;
      } catch (error) {
        if (!(error instanceof Trouble && error.status === 409)) throw error;
        await this.load(ask.seat);
        if (!sameQuestion(this.position?.ask ?? null, ask)) return 0;
      }
    }
  }

  /** The answer is no longer on its way; a later one may be. */
  #sent(option: Option): void {
    if (this.sending === option) this.#arrived();
  }

  #arrived(): void {
    this.sending = null;
    for (const goOn of this.#whenArrived.splice(0)) goOn();
  }

  /** Nothing of one's own follows by itself or is on its way: what is asked of the table next is asked of it as it is shown. */
  async #settled(): Promise<void> {
    this.errand = null;
    while (this.sending) await new Promise<void>((done) => this.#whenArrived.push(done));
  }

  /** Send an answer until the server has it: the nonce makes a second arrival harmless. */
  async #send(answer: Answer): Promise<Moment> {
    for (;;) {
      try {
        return await post<Moment>(`/api/rooms/${this.id}/answer`, answer);
      } catch (error) {
        if (!(error instanceof Trouble && error.offline) || this.#closed) throw error;
        this.lost();
        await new Promise<void>((done) => {
          this.#wake = done;
        });
      }
    }
  }

  async undo(): Promise<void> {
    const undo = this.position?.undo;
    if (undo) await this.takeBack(undo.to);
  }

  /** Go back to the moment after so many moves. */
  async takeBack(to: number): Promise<void> {
    await this.#settled();
    await this.#try(() =>
      post(`/api/rooms/${this.id}/undo`, {
        seat: this.eyes,
        to,
        n: this.position?.n,
        line: this.position?.line,
      } satisfies Undo),
    );
  }

  /** Show an answer as a hint is shown, where a teacher knows it. */
  showAnswer(text: string): void {
    this.hint = { text, value: null, because: [], line: [text], alternatives: [], parts: [] };
  }

  /** A room in which the lesson is played as well as can be. */
  async model(): Promise<Created | undefined> {
    return await this.#try(() => post<Created>(`/api/rooms/${this.id}/lesson`, {}));
  }

  async vote(seat: number, yes: boolean): Promise<void> {
    await this.#try(() => post(`/api/rooms/${this.id}/undo/vote`, { seat, yes } satisfies Vote));
  }

  /** What the bot would answer here. A hint that comes when the table has moved on is dropped, and does not stand in the way of the next. */
  async askHint(): Promise<void> {
    if (!this.ask || this.hinting) return;
    const n = this.position?.n;
    this.hinting = true;
    await this.#try(async () => {
      const hint = await post<Hint>(`/api/rooms/${this.id}/hint`, { seat: this.eyes } satisfies ForSeat);
      if (this.position?.n === n) this.hint = hint;
    });
    if (this.position?.n === n) this.hinting = false;
  }

  /** What an answer would cost, before it is given; null where no warning is due. */
  async weigh(option: Option): Promise<Cost | null> {
    const { n, line } = this.position ?? { n: 0, line: 0 };
    const wish: Weigh = { seat: this.eyes, n, line, text: option.text };
    return (await post<Weighed>(`/api/rooms/${this.id}/weigh`, wish)).cost;
  }

  /** Ask what the plan on the table would lead to. The last answer stays on the page until the new one is there. */
  async #foresee(position: Position): Promise<void> {
    if (!position.plan) {
      this.beats = null;
      return;
    }
    let beats: Beat[] | null = null;
    try {
      beats = (await get<Preview>(`/api/rooms/${this.id}/preview?seat=${position.seat}`)).beats;
    } catch {
      // The table can be played without looking ahead.
    }
    if (this.position === position) this.beats = beats;
  }

  async why(thing: string): Promise<Reason[]> {
    if (this.eyes < 0 || this.line !== 'live') return [];
    const path = `/api/rooms/${this.id}/why?seat=${this.eyes}&thing=${encodeURIComponent(thing)}`;
    return (await get<Reasons>(path)).reasons;
  }

  async changeSeat(seat: number, change: SeatChange): Promise<Moment | NewLink | undefined> {
    return await this.#try(() => post<Moment | NewLink>(`/api/rooms/${this.id}/seats/${seat}`, change));
  }

  /** Offer the free seats to everybody; null closes the table to strangers. */
  async offer(opening: NewOpening | null): Promise<void> {
    await this.#try(() => post<Moment>(`/api/rooms/${this.id}/open`, { opening } satisfies OpenOrClose));
  }

  /** How the host wants it at this table. */
  async setManners(manners: Manners): Promise<void> {
    await this.#try(() => post<Moment>(`/api/rooms/${this.id}/manners`, manners));
  }

  /** One more link for people who only watch. */
  async share(): Promise<string | undefined> {
    return (await this.#try(() => post<WatchLink>(`/api/rooms/${this.id}/share`, {})))?.spectator;
  }

  /** Offer to play again with the same people; against bots the next game is there at once. */
  async offerRematch(): Promise<void> {
    const seat = this.mine.includes(this.eyes) ? this.eyes : (this.mine[0] ?? 0);
    const asked = await this.#try(() =>
      post<RematchAsked>(`/api/rooms/${this.id}/rematch/offer`, { seat } satisfies ForSeat),
    );
    if (asked?.next) this.begun = true;
  }

  async voteRematch(seat: number, yes: boolean): Promise<void> {
    const offer = this.room?.offer?.id;
    if (offer === undefined) return;
    const vote: RematchVote = { seat, offer, yes };
    const asked = await this.#try(() => post<RematchAsked>(`/api/rooms/${this.id}/rematch/vote`, vote));
    if (asked?.next) this.begun = true;
  }

  /** To the room of the rematch, with a secret of its own. */
  async rematch(): Promise<Created | undefined> {
    return await this.#try(() => post<Created>(`/api/rooms/${this.id}/rematch`, {}));
  }

  async branch(n: number, seat: number, level: string): Promise<Created | undefined> {
    return await this.#try(() => post<Created>(`/api/rooms/${this.id}/branch`, { n, seat, level } satisfies Branch));
  }

  async #try<T>(what: () => Promise<T>): Promise<T | undefined> {
    this.trouble = null;
    try {
      return await what();
    } catch (error) {
      this.trouble = asTrouble(error);
      return undefined;
    }
  }
}

async function lessonsOf(game: string): Promise<Lesson[]> {
  return (await get<GameInfo[]>('/api/games')).find((one) => one.name === game)?.lessons ?? [];
}

/** What a seat without a name is called. */
function nameless(seat: SeatInfo): string {
  return w(seat.kind === 'bot' ? 'name-bot' : 'name-human', { letter: seat.letter });
}

function asTrouble(error: unknown): Trouble {
  if (error instanceof Trouble) return error;
  throw error;
}

/** Made by hand, because crypto.randomUUID exists only on https and localhost, and people play at home over http. */
function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
