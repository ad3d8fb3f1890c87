/** Letters about turns: asked for at a table, agreed to by the link of a first letter, for this browser at all tables. */
import { freshSecret } from '../table/own';
import type { MailAnswered, MailReach, MailReached } from '../wire/table';
import { post } from './api';
import { quietHours } from './push';
import { settings } from './settings.svelte';

type Mail = NonNullable<typeof settings.mail>;

async function tell(room: string, mail: Mail, wish: Pick<MailReach, 'ask' | 'off'> = {}): Promise<MailReached['mail']> {
  const reach: MailReach = { address: mail.address, own: mail.own, quiet: quietHours(), ...wish };
  return (await post<MailReached>(`/api/rooms/${room}/mail`, reach)).mail;
}

/** The person wants letters: the first one goes out and must be answered. */
export async function askForLetters(room: string, address: string): Promise<void> {
  const own = settings.mail?.address === address ? settings.mail.own : freshSecret();
  const mail = { address, own, agreed: false };
  settings.mail = { ...mail, agreed: (await tell(room, mail, { ask: true })) === 'on' };
}

/** Said at every table that is opened: who wants letters wants them there too. No letter goes out for it. */
export async function writeOf(room: string): Promise<void> {
  const mail = settings.mail;
  if (!mail) return;
  const told = await tell(room, mail);
  settings.mail = told === 'off' ? null : { ...mail, agreed: told === 'on' };
}

/** No letters any more, from any table that this browser knows. */
export async function stopLetters(rooms: readonly string[]): Promise<void> {
  const mail = settings.mail;
  if (!mail) return;
  await Promise.allSettled(rooms.map((room) => tell(room, mail, { off: true })));
  settings.mail = null;
}

/** What a letter's link brings; the table where letters were asked for. */
export async function answerLetter(kind: 'yes' | 'stop', token: string): Promise<string> {
  return (await post<MailAnswered>(`/mail/${kind}/${token}`, {})).room;
}
