/** Notices of turns that reach a device where no page is open: asking for them, and telling each table where to send. */
import type { Offers, PushReach, Quiet, Reached, Subscription } from '../wire/table';
import { get, post } from './api';
import { settings } from './settings.svelte';

export const MOST_REFUSALS = 2;

/** The worker that shows notices. It needs https, or a server on this machine. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
  } catch {
    // Without it the page works as it always did.
  }
}

/** Whether this browser can be asked at all. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Asked after one's first move in a game with people, never on arrival; again at another table, at most twice. */
export function mayAsk(room: string, refused: string[]): boolean {
  return !refused.includes(room) && refused.length < MOST_REFUSALS;
}

/** How the server can reach whoever sits here: by push only where this browser can be. */
export async function offers(): Promise<Offers> {
  const offered = await get<Offers>('/api/reach');
  return canPush() ? offered : { ...offered, push: null };
}

/** The person has said yes: the browser asks in its own words, and the table is told. */
export async function turnOn(room: string, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await tellTable(room, key);
  settings.notify = true;
  return true;
}

/** The table sends to this device from now on; said at every table that is opened while notices are wanted. */
export async function tellTable(room: string, key: string): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  const mine = known ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const reach: PushReach = { subscription: keysOf(mine.toJSON()), quiet: quietHours(), off: false };
  await post<Reached>(`/api/rooms/${room}/push`, reach);
}

/** This device is not told any more: the tables it knows hear of it, and whatever they still send reaches nobody. */
export async function turnOff(rooms: readonly string[]): Promise<void> {
  settings.notify = false;
  if (!canPush()) return;
  const worker = await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  if (!known) return;
  const reach: PushReach = { subscription: keysOf(known.toJSON()), off: true };
  await Promise.allSettled(rooms.map((room) => post<Reached>(`/api/rooms/${room}/push`, reach)));
  await known.unsubscribe();
}

export function keysOf({ endpoint = '', keys = {} }: PushSubscriptionJSON): Subscription {
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

export function quietHours(): Quiet | null {
  const { begins, ends } = settings.quiet;
  if (begins === ends) return null;
  return { begins: minuteOf(begins), ends: minuteOf(ends), zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** `22:30` as a minute of the day. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}
