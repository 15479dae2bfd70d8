import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkEarly, takeEarlyAnswer } from './earlyCheck.ts';

const HOUR_MS = 3_600_000;

let asked: { url: string; token: string | null }[];
let stored: Record<string, string>;
let answer: () => Promise<Response>;

beforeEach(() => {
  asked = [];
  stored = { accessToken: 'mine', expiryTime: String(Date.now() + HOUR_MS) };
  answer = async () => Response.json(true);
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { querySelector: () => ({ href: 'https://api.example/is-logged-in' }) });
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null });
  vi.stubGlobal('fetch', (url: string, { headers }: RequestInit) => {
    asked.push({ url, token: new Headers(headers).get('authorization') });
    return answer();
  });
});

afterEach(() => vi.unstubAllGlobals());

test('asks about the stored token, and gives the answer once', async () => {
  checkEarly();
  expect(asked).toEqual([{ url: 'https://api.example/is-logged-in', token: 'Bearer mine' }]);
  expect(await takeEarlyAnswer('mine')).toBe(true);
  expect(await takeEarlyAnswer('mine')).toBeUndefined();
});

test('a session that has ended is no failure', async () => {
  answer = async () => Response.json(false);
  checkEarly();
  expect(await takeEarlyAnswer('mine')).toBe(false);
});

test('what was asked about another token answers nothing', async () => {
  checkEarly();
  expect(await takeEarlyAnswer('of another login')).toBeUndefined();
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', async () => Response.json({ message: 'Down' }, { status: 500 })],
  ['what is no JSON', async () => new Response('<html>', { status: 502 })],
])('%s is none', async (_name, given) => {
  answer = given;
  checkEarly();
  expect(await takeEarlyAnswer('mine')).toBeUndefined();
});

test('an answer that does not come is asked for again after ten seconds', async () => {
  vi.useFakeTimers();
  answer = () => new Promise(() => {});
  checkEarly();
  const taken = takeEarlyAnswer('mine');
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(await taken).toBeUndefined();
});

test.each([
  ['without a session', () => delete stored.accessToken],
  ['with a token that has expired', () => Object.assign(stored, { expiryTime: String(Date.now() - 1_000) })],
  ['with an expiry that is missing', () => delete stored.expiryTime],
  ['on a page that names no address', () => vi.stubGlobal('document', { querySelector: () => null })],
])('asks nothing %s', async (_name, change) => {
  change();
  checkEarly();
  expect(asked).toEqual([]);
  expect(await takeEarlyAnswer('mine')).toBeUndefined();
});
