import { describe, expect, it } from 'vitest';
import { createClick, listMyClicks } from '../contract/clicks.ts';
import { generateCustomLink } from '../contract/customLinks.ts';
import { login } from '../contract/identity.ts';
import { getStoreBySlug, listStores } from '../contract/stores.ts';
import { ApiError, firstError } from './ApiError.ts';
import { createClient } from './createClient.ts';

interface Sent {
  url: string;
  init: RequestInit;
}

function answering(...answers: Array<Response | Error>) {
  const sent: Sent[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    const answer = answers[sent.length - 1];
    if (!answer || answer instanceof Error) throw answer ?? new Error('unexpected call');
    return answer;
  };
  return { sent, fetch };
}

const authorization = (call: Sent | undefined) => new Headers(call?.init.headers).get('authorization');

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

const device = {
  deviceType: 'desktop',
  browserName: 'Chromium',
  browserVersion: '1',
  osName: 'Linux',
  osVersion: '',
  visitorId: 'v',
  geoCountry: 'Unknown',
  geoCity: 'Unknown',
  latitude: 0,
  longitude: 0,
};

describe('createClient', () => {
  it('reads a page with its totals from the headers', async () => {
    const { fetch, sent } = answering(json([], 200, { 'x-total-pages': '14', 'x-total-count': '137' }));
    const page = await createClient({ host: '/api', fetch }).call(listStores, {
      query: { pageNumber: 2, displyaHomePage: true },
    });
    expect(sent[0]?.url).toBe('/api/stores/paginated?pageNumber=2&displyaHomePage=true');
    expect(page).toEqual({ rows: [], totalPages: 14, totalCount: 137 });
  });

  it('escapes path parameters', async () => {
    const { fetch, sent } = answering(json({ status: 404, message: 'Not found', errors: [] }, 404));
    const call = createClient({ host: '/api', fetch }).call(getStoreBySlug, { params: { slug: 'a/../b' } });
    await expect(call).rejects.toThrow('Not found');
    expect(sent[0]?.url).toBe('/api/stores/slug/a%2F..%2Fb');
  });

  it('sends the stored token on listings even if it is empty, and none without a session', async () => {
    const { fetch, sent } = answering(json([]), json([]));
    const session = { accessToken: () => undefined, refresh: async () => undefined };
    await createClient({ host: '', fetch, session }).call(listStores, { query: {} });
    await createClient({ host: '', fetch }).call(listStores, { query: {} });
    expect(authorization(sent[0])).toBe('Bearer');
    expect(authorization(sent[1])).toBeNull();
  });

  it('refreshes once when a member call is refused and repeats it', async () => {
    const { fetch, sent } = answering(json({ status: 401, message: 'no', errors: [] }, 401), json([]));
    const session = { accessToken: () => 'old', refresh: async () => 'new' };
    await createClient({ host: '', fetch, session }).call(listMyClicks, { query: {} });
    expect(authorization(sent[1])).toBe('Bearer new');
  });

  it('gives up when the refresh failed', async () => {
    const { fetch, sent } = answering(json({ status: 401, message: 'no', errors: ['Login again'] }, 401));
    const session = { accessToken: () => 'old', refresh: async () => undefined };
    const call = createClient({ host: '', fetch, session }).call(listMyClicks, { query: {} });
    await expect(call).rejects.toMatchObject({ status: 401, errors: ['Login again'] });
    expect(sent).toHaveLength(1);
  });

  it('fails as the refresh does that got no answer: nobody is asked to log in again', async () => {
    const { fetch } = answering(json({ status: 401, message: 'no', errors: ['Login again'] }, 401));
    const session = { accessToken: () => 'old', refresh: () => Promise.reject(new ApiError(0, 'No answer')) };
    const call = createClient({ host: '', fetch, session }).call(listMyClicks, { query: {} });
    await expect(call).rejects.toMatchObject({ status: 0 });
  });

  it.each([
    [
      'this host',
      { clickId: 'c1', redirectUrl: 'https://a.example' },
      { clickId: 'c1', redirectUrl: 'https://a.example' },
    ],
    ['a bare address', 'https://a.example', { redirectUrl: 'https://a.example' }],
    ['url', { url: 'https://a.example' }, { redirectUrl: 'https://a.example' }],
    ['response', { response: 'https://a.example' }, { redirectUrl: 'https://a.example' }],
    ['a click id alone', { clickId: 'c1' }, { clickId: 'c1' }],
  ])('understands the click answer of %s', async (_host, answer, outcome) => {
    const { fetch } = answering(json(answer));
    const request = { params: { id: '1' }, query: { clickSource: 'STORE' as const }, body: device };
    await expect(createClient({ host: '', fetch }).call(createClick, request)).resolves.toMatchObject(outcome);
  });

  it.each([{ status: 200, message: 'SUCCESS', response: 'https://a.example/l/1' }, 'https://a.example/l/1'])(
    'understands the share link in %j',
    async (answer) => {
      const { fetch } = answering(json(answer));
      const call = createClient({ host: '', fetch }).call(generateCustomLink, { query: { url: '/stores_details/a' } });
      await expect(call).resolves.toMatchObject({ response: 'https://a.example/l/1' });
    },
  );

  it.each(['<!doctype html><title>Log in to this network</title>', ''])(
    'takes the page %j of whatever is in between for no click and no link',
    async (page) => {
      const { fetch } = answering(new Response(page), new Response(page));
      const { call } = createClient({ host: '', fetch });
      const request = { params: { id: '1' }, query: { clickSource: 'STORE' as const }, body: device };
      await expect(call(createClick, request)).rejects.toThrow('broke the contract');
      await expect(call(generateCustomLink, { query: { url: '/' } })).rejects.toThrow('broke the contract');
    },
  );

  it('takes a host with a slash at its end', async () => {
    const { fetch, sent } = answering(json([]));
    await createClient({ host: 'https://api.example.in/api/', fetch }).call(listStores, { query: {} });
    expect(sent[0]?.url).toBe('https://api.example.in/api/stores/paginated');
  });

  it('refreshes once for all calls that were refused meanwhile', async () => {
    const refused = () => json({ status: 401, message: 'no', errors: [] }, 401);
    const { fetch, sent } = answering(refused(), refused(), json([]), json([]), refused(), json([]));
    const renewed = ['new 1', 'new 2', 'new 3'];
    const session = { accessToken: () => 'old', refresh: async () => renewed.shift() };
    const { call } = createClient({ host: '', fetch, session });
    await Promise.all([call(listMyClicks, { query: {} }), call(listMyClicks, { query: {} })]);
    expect(sent.slice(2).map(authorization)).toEqual(['Bearer new 1', 'Bearer new 1']);
    await call(listMyClicks, { query: {} });
    expect(authorization(sent[5])).toBe('Bearer new 2');
  });

  it('throws where an answer does not follow the contract', async () => {
    const { fetch } = answering(json({ accessToken: 1 }));
    const call = createClient({ host: '', fetch }).call(login, { body: { email: 'a@b.in', password: 'x' } });
    await expect(call).rejects.toThrow('broke the contract');
  });

  it('throws with status 0 where there is no answer', async () => {
    const { fetch } = answering(new TypeError('network'));
    const call = createClient({ host: '', fetch }).call(listStores, { query: {} });
    await expect(call).rejects.toMatchObject({ status: 0 });
  });
});

describe('firstError', () => {
  it('prefers the first entry of errors', () => {
    expect(firstError(new ApiError(401, 'm', ['one', 'two']), 'other')).toBe('one');
    expect(firstError(new ApiError(500, 'm'), 'other')).toBe('other');
    expect(firstError(new Error('x'), 'other')).toBe('other');
  });
});
