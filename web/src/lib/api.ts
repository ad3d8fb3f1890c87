/** Talking to the server: JSON in, JSON out, and errors that already speak the viewer's language. */
import type { Failure, StaleDetails, Trouble as Told } from '../wire/table';
import { settings } from './settings.svelte';

export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    message: string,
    readonly details: Told['details'] | StaleDetails = {},
  ) {
    super(message);
  }

  /** The server was not reached: trying again may help. */
  get offline(): boolean {
    return this.status === 0 || this.status >= 502;
  }
}

export async function request(method: string, path: string, body?: unknown, last = false): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': settings.lang };
  if (settings.word && method === 'POST') headers['podziemia-word'] = encodeURIComponent(settings.word);
  const text = typeof body === 'string';
  if (body !== undefined) headers['Content-Type'] = text ? 'text/plain; charset=utf-8' : 'application/json';
  let reply: Response;
  try {
    reply = await fetch(path, {
      method,
      headers,
      body: text ? body : body === undefined ? null : JSON.stringify(body),
      keepalive: last,
    });
  } catch {
    throw new Trouble(0, 'offline', '');
  }
  if (!reply.ok) throw await troubleOf(reply);
  return reply;
}

async function troubleOf(reply: Response): Promise<Trouble> {
  try {
    const { error } = (await reply.json()) as Failure;
    return new Trouble(reply.status, error.key, error.message, error.details);
  } catch {
    return new Trouble(reply.status, 'server', '');
  }
}

export async function get<T>(path: string): Promise<T> {
  return (await (await request('GET', path)).json()) as T;
}

/** `last`: it is sent even if the page is put away or closed just now. */
export async function post<T>(path: string, body: unknown, last = false): Promise<T> {
  return (await (await request('POST', path, body, last)).json()) as T;
}
