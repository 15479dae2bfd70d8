import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createHandler } from './createHandlers.ts';
import type { Resolvers } from './createRoutes.ts';
import { MockProblem } from './MockProblem.ts';
import { mockTokens } from './mockTokens.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const host = 'https://shop.example/api';

async function ask(handler: RequestHandler, path: string, init?: RequestInit) {
  server.use(handler);
  const response = await fetch(host + path, init);
  return { response, body: (await response.json()) as unknown };
}

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

describe('createHandler', () => {
  it('hands over path and query as the contract parses them', async () => {
    const cards = vi.fn(() => ({ rows: [], totalPages: 3, totalCount: 25 }));
    const { response, body } = await ask(
      createHandler('listSectionCards', cards),
      '/home-section-cards/sections/a%2Fb?pageNumber=2',
    );
    expect(cards).toHaveBeenCalledWith(
      { params: { id: 'a/b' }, query: { pageNumber: 2, pageSize: 10 }, body: undefined },
      { email: undefined },
    );
    expect(body).toEqual([]);
    expect(response.headers.get('x-total-pages')).toBe('3');
    expect(response.headers.get('x-total-count')).toBe('25');
  });

  it('leaves out fields that are not in the contract', async () => {
    const tokens = { ...mockTokens('asha@potli.example'), password: 'secret' };
    const { body } = await ask(
      createHandler('login', () => tokens),
      '/login',
      json({ email: 'asha@potli.example', password: 'x' }),
    );
    expect(Object.keys(body as object).sort()).toEqual(['accessToken', 'refreshToken']);
  });

  it.each([
    ['malformed JSON', '{', 400],
    ['another shape', { email: 'asha' }, 400],
  ])('refuses %s with the envelope, without asking the resolver', async (_name, sent, status) => {
    const login = vi.fn();
    const { response, body } = await ask(createHandler('login', login), '/login', json(sent));
    expect(response.status).toBe(status);
    expect(body).toMatchObject({ status, errors: [expect.any(String)] });
    expect(login).not.toHaveBeenCalled();
  });

  it('sends a problem as the error envelope', async () => {
    const handler = createHandler('listCategories', () => {
      throw new MockProblem(503, 'We are very busy right now.');
    });
    const { response, body } = await ask(handler, '/categories');
    expect(response.status).toBe(503);
    expect(body).toEqual({
      status: 503,
      message: 'We are very busy right now.',
      errors: ['We are very busy right now.'],
    });
  });

  it('accepts only mock tokens', async () => {
    const clicks = vi.fn(() => ({ rows: [], totalPages: 0, totalCount: 0 }));
    const handler = createHandler('listMyClicks', clicks);
    const { accessToken, refreshToken } = mockTokens('asha@potli.example');
    const statusOf = async (headers: Record<string, string>) =>
      (await ask(handler, '/clicks/my-clicks', { headers })).response.status;
    expect(await statusOf({})).toBe(401);
    expect(await statusOf({ authorization: 'Bearer ' })).toBe(401);
    expect(await statusOf({ authorization: 'Bearer a.b.mock' })).toBe(401);
    expect(await statusOf({ authorization: `Bearer ${refreshToken}` })).toBe(401);
    expect(clicks).not.toHaveBeenCalled();
    expect(await statusOf({ authorization: `Bearer ${accessToken}` })).toBe(200);
    expect(clicks).toHaveBeenCalledWith(expect.anything(), { email: 'asha@potli.example' });
  });

  it('throws where the mock does not follow the contract', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const drifted = createHandler('listCategories', () => [{ id: '1', name: 'Apparel' } as never]);
    const { response } = await ask(drifted, '/categories');
    expect(response.status).toBe(500);
    expect(String(error.mock.calls[0]?.[0])).toContain('GET /categories does not follow the contract');
  });
});

it('does not compile where a resolver is missing', () => {
  expectTypeOf<Omit<Resolvers, 'login'>>().not.toExtend<Resolvers>();
});
