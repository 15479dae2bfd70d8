import { describe, expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { type CallOptions, createClient } from './createClient.ts';

const names = Object.entries<Endpoint>(contract).map(([name, endpoint]) => ({ name, endpoint }));
const request = { params: { id: '1', slug: 'a', urlHash: 'a' }, query: {} };

/** What a call sends to a host that answers always alike. */
async function sentBy(endpoint: Endpoint, status: number, body?: unknown, options: CallOptions = {}) {
  const sent: Headers[] = [];
  const fetch = (_url: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers));
    return Promise.resolve(new Response('{}', { status }));
  };
  const session = { accessToken: () => 'stored', refresh: async () => 'renewed' };
  const call = createClient({ host: '', fetch, session }).call(endpoint, { ...request, body } as never, options);
  await expect(call).rejects.toMatchObject({ name: 'ApiError', status });
  return { sent, tokens: sent.map((headers) => headers.get('authorization')) };
}

describe.each(names)('$name', ({ endpoint }) => {
  const { auth } = endpoint;
  const token = auth === 'public' || auth === 'refresh' ? null : 'Bearer stored';

  it('sends the token that it needs, and renews it only where a member is refused', async () => {
    const renews = auth === 'member' || auth === 'admin';
    expect((await sentBy(endpoint, 401)).tokens).toEqual(renews ? [token, 'Bearer renewed'] : [token]);
    expect((await sentBy(endpoint, 403)).tokens).toEqual([token]);
  });

  it('sends the token of one call in place of that of the session', async () => {
    const { tokens } = await sentBy(endpoint, 403, undefined, { token: 'of this call' });
    expect(tokens).toEqual(['Bearer of this call']);
  });

  it('names the type of what it sends', async () => {
    const [bare, full] = [await sentBy(endpoint, 400), await sentBy(endpoint, 400, { name: 'Asha' })];
    expect(bare.sent[0]?.get('content-type')).toBeNull();
    expect(full.sent[0]?.get('content-type')).toBe('application/json');
    expect(full.sent[0]?.get('accept')).toBe('application/json');
  });
});

it.each(['listStoreNames', 'listCreditCardNames', 'listFlashDealNames'] as const)(
  '%s sends the token where there is one',
  async (name) => {
    expect((await sentBy(contract[name], 403)).tokens).toEqual(['Bearer stored']);
  },
);

describe('the totals of a page', () => {
  const banner = { sectionName: 'home-main', bannerImageUrl: '/a.svg', redirectUrl: '/', altText: 'A' };
  const read = (rows: unknown[], headers: Record<string, string>, query = {}) => {
    const fetch = async () => new Response(JSON.stringify(rows), { headers });
    return createClient({ host: '', fetch }).call(contract.listBanners, { query });
  };
  const totals = (pages: string, count: string) => ({ 'x-total-pages': pages, 'x-total-count': count });

  it.each([
    ['of the host', totals('4', '37'), { totalPages: 4, totalCount: 37 }],
    ['none', totals('0', '0'), { totalPages: 0, totalCount: 0 }],
    ['missing', {}, { totalPages: 1, totalCount: 2 }],
    ['below zero', totals('-1', '-2'), { totalPages: 1, totalCount: 2 }],
    ['in parts', totals('1.5', '2.5'), { totalPages: 1, totalCount: 2 }],
    ['no numbers', totals('many', 'all'), { totalPages: 1, totalCount: 2 }],
  ])('%s', async (_, headers, expected) => {
    expect(await read([banner, banner], headers)).toMatchObject(expected);
  });

  it.each([
    ['a full page', { pageNumber: 0, pageSize: 2 }, { totalPages: 2, totalCount: 2 }],
    ['another full page', { pageNumber: 3, pageSize: 2 }, { totalPages: 5, totalCount: 8 }],
    ['a last page', { pageNumber: 1, pageSize: 10 }, { totalPages: 2, totalCount: 12 }],
    ['more than was asked for', { pageNumber: 0, pageSize: 1 }, { totalPages: 1, totalCount: 2 }],
  ])('missing beside %s', async (_, query, expected) => {
    expect(await read([banner, banner], {}, query)).toMatchObject(expected);
  });

  it('missing beside a page after the last one', async () => {
    const totals = { totalPages: 2, totalCount: 20 };
    expect(await read([], {}, { pageNumber: 2, pageSize: 10 })).toMatchObject(totals);
  });

  it('of an empty list', async () => {
    expect(await read([], {})).toEqual({ rows: [], totalPages: 0, totalCount: 0 });
  });
});
