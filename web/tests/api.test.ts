import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { get, post, Trouble } from '../src/lib/api';

vi.mock('../src/lib/settings.svelte', () => ({ settings: { lang: 'pl' } }));

const reply = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
const fetched = vi.fn<typeof fetch>();

beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

async function troubleOf(answer: () => Promise<Response>): Promise<Trouble> {
  fetched.mockImplementation(answer);
  return await get('/api/rooms/x').then(
    () => Promise.reject(new Error('no trouble')),
    (error: Trouble) => error,
  );
}

describe('asking', () => {
  test('says the viewer’s language', async () => {
    fetched.mockResolvedValue(reply(200, {}));
    await get('/api/games');
    expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({ 'Accept-Language': 'pl' });
  });
  test('gives what the server says', async () => {
    fetched.mockResolvedValue(reply(200, { n: 5 }));
    expect(await post('/api/rooms/x/answer', { text: 'pass' })).toEqual({ n: 5 });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"text":"pass"}' });
  });
  test('sends a text as it is', async () => {
    fetched.mockResolvedValue(reply(201, {}));
    await post('/api/records', 'a record');
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      body: 'a record',
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
  });
});

describe('trouble', () => {
  test('speaks the words of the server', async () => {
    const error = { key: 'stale', message: 'Za późno', details: { n: 7 } };
    expect(await troubleOf(async () => reply(409, { error }))).toMatchObject({ status: 409, ...error, offline: false });
  });
  test('has no words when the server has none', async () =>
    expect(await troubleOf(async () => new Response('oops', { status: 500 }))).toMatchObject({
      status: 500,
      key: 'server',
      offline: false,
    }));
  test('is offline when nobody answers', async () =>
    expect(await troubleOf(() => Promise.reject(new TypeError('no line')))).toMatchObject({
      status: 0,
      offline: true,
    }));
  test('is offline when only a gate answers', async () =>
    expect(await troubleOf(async () => new Response('', { status: 502 }))).toMatchObject({ offline: true }));
});
