/** The open tables of this server, as the page knows them: asked for again every few seconds while it is looked at. */
import { get, Trouble } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import { w } from '../lib/words.svelte';
import type { Lobby, OpenSeat, OpenTable } from '../wire/table';

const EVERY = 3000;

interface Known extends Lobby {
  state: 'coming' | 'there' | 'failed';
}

export const lobby: Known = $state({ tables: [], founders: 'everybody', state: 'coming' });

export async function askLobby(): Promise<void> {
  try {
    Object.assign(lobby, await get<Lobby>('/api/lobby'), { state: 'there' });
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    lobby.state = 'failed';
  }
}

/** Ask now and again; the answer ends it. */
export function followLobby(): () => void {
  void askLobby();
  const timer = setInterval(() => {
    if (!document.hidden) void askLobby();
  }, EVERY);
  return () => clearInterval(timer);
}

export const freeSeats = (table: OpenTable): OpenSeat[] => table.seats.filter((seat) => seat.free);

export function seatName(seat: OpenSeat): string {
  return seat.name || w(seat.kind === 'bot' ? 'name-bot' : 'name-human', { letter: seat.letter });
}

/** Who waits there, in one sentence. */
export function whoWaits(table: OpenTable): string {
  const people = table.seats.filter((seat) => seat.kind === 'human' && !seat.free).map(seatName);
  const names = new Intl.ListFormat(settings.lang).format(people);
  return people.length ? w('open-waits', { names, n: people.length }) : w('open-nobody');
}
