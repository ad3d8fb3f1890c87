/** What is said at a table, as this page hears it: lines, bubbles that last a moment, what was muted, what is unread. */
import { post, Trouble } from '../../lib/api';
import { settings } from '../../lib/settings.svelte';
import type { Say, TalkLine } from '../../wire/table';

/** How long a face or a phrase is shown beside its sender. */
const SHOWN = 4000;
const MOST_MUTED = 100;

/** Something on its way, or that did not arrive. */
export interface Sending extends Say {
  failed: boolean;
}

export class Conversation {
  lines = $state.raw<TalkLine[]>([]);
  sending = $state.raw<Sending[]>([]);
  /** By seat, what it has just said. */
  bubbles = $state<Record<number, TalkLine>>({});
  /** Whether the lines are on the page. */
  open = $state(false);
  /** The last line seen on the page. */
  #seen = $state(0);
  /** Why nothing may be said just now. */
  resting = $state('');
  /** Lines that were there on arrival are no news. */
  #arrived = false;

  constructor(
    readonly room: string,
    readonly mine: () => number[],
  ) {}

  /** How many lines we have. */
  get said(): number {
    return this.lines.at(-1)?.n ?? 0;
  }

  readonly shown: TalkLine[] = $derived.by(() => this.lines.filter((line) => !this.isMuted(line.seat)));

  readonly unread: number = $derived.by(
    () => this.shown.filter((line) => line.n > this.#seen && isSpoken(line) && !this.mine().includes(line.seat)).length,
  );

  /** What others have just said, where the lines themselves are not on the page. */
  readonly heard: TalkLine[] = $derived.by(() =>
    this.open ? [] : Object.values(this.bubbles).filter((line) => !this.mine().includes(line.seat)),
  );

  hear(news: TalkLine[]): void {
    const fresh = news.filter((line) => line.n > this.said);
    this.lines = [...this.lines, ...fresh];
    fresh.forEach((line) => this.#arrivedNow(line));
    if (this.#arrived) fresh.forEach((line) => this.#show(line));
    else this.#seen = this.said;
    if (this.open) this.#seen = this.said;
  }

  /** What has come back as a line is not on its way any more. */
  #arrivedNow(line: TalkLine): void {
    const own = this.sending.find(
      (one) => !one.failed && one.seat === line.seat && one.kind === line.kind && one.text === line.text,
    );
    if (own) this.sending = this.sending.filter((one) => one !== own);
  }

  /** From here on, what is said is news. */
  arrive(): void {
    this.#arrived = true;
  }

  look(open: boolean): void {
    this.open = open;
    if (open) this.#seen = this.said;
  }

  #show(line: TalkLine): void {
    if (!isSpoken(line) || this.isMuted(line.seat)) return;
    this.bubbles[line.seat] = line;
    setTimeout(() => {
      if (this.bubbles[line.seat]?.n === line.n) delete this.bubbles[line.seat];
    }, SHOWN);
  }

  // ---- saying ----

  async say(seat: number, kind: Say['kind'], text: string): Promise<void> {
    if (this.resting || !text.trim()) return;
    await this.#send({ seat, kind, text: text.trim(), nonce: nonce(), failed: false });
  }

  /** What was not sent, once more: the nonce makes a second arrival harmless. */
  async again(line: Sending): Promise<void> {
    await this.#send({ ...line, failed: false });
  }

  async #send(line: Sending): Promise<void> {
    const others = this.sending.filter((one) => one.nonce !== line.nonce);
    this.sending = [...others, line];
    const { failed: _, ...body } = line;
    try {
      const said = await post<TalkLine>(`/api/rooms/${this.room}/talk`, body satisfies Say);
      if (said.n > this.said + 1) {
        // Others spoke first: the live line brings all of it in order, and takes this one away when it is there.
        this.sending = this.sending.map((one) => (one.nonce === line.nonce ? { ...one, text: said.text } : one));
        return;
      }
      this.hear([said]);
      this.sending = this.sending.filter((one) => one.nonce !== line.nonce);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.#fail(line, error);
    }
  }

  #fail(line: Sending, trouble: Trouble): void {
    const others = this.sending.filter((one) => one.nonce !== line.nonce);
    this.sending = trouble.offline || line.kind === 'say' ? [...others, { ...line, failed: true }] : others;
    if (trouble.offline) return;
    const { seconds = 4 } = trouble.details as { seconds?: number };
    this.resting = trouble.message;
    setTimeout(() => (this.resting = ''), seconds * 1000);
  }

  // ---- muting: for oneself, and nobody is told ----

  isMuted(seat: number | '*'): boolean {
    return settings.muted.includes(`${this.room}/*`) || settings.muted.includes(`${this.room}/${seat}`);
  }

  mute(seat: number | '*', muted: boolean): void {
    const key = `${this.room}/${seat}`;
    const others = settings.muted.filter((one) => one !== key);
    settings.muted = muted ? [key, ...others].slice(0, MOST_MUTED) : others;
    if (muted) this.bubbles = {};
  }
}

/** Said by somebody; the other lines tell who came and went. */
export function isSpoken(line: TalkLine): boolean {
  return line.kind === 'say' || line.kind === 'phrase' || line.kind === 'emote';
}

function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
