import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ApiError, firstError } from '../../client/ApiError.ts';
import { createClient } from '../../client/createClient.ts';
import { contract } from '../../contract/contract.ts';
import { handlers, mockTokens, scenarios } from '../index.ts';

const server = setupServer(...handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const { accessToken } = mockTokens('asha@potli.example');
const session = { accessToken: () => accessToken, refresh: () => Promise.resolve(undefined) };
// read at each call, because MSW replaces the global fetch when it begins to listen
const lateFetch = (url: string, init: RequestInit) => fetch(url, init);
const client = createClient({ host: 'https://potli.example/api', fetch: lateFetch, session });
const myClicks = () => client.call(contract.listMyClicks, { query: {} });
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : undefined),
  );

it('every scenario makes handlers, new ones at each use', () => {
  for (const turns of Object.values(scenarios)) {
    for (const turn of Object.values(turns)) {
      const handlersOfTurn = turn();
      expect(handlersOfTurn.length).toBeGreaterThan(0);
      expect(turn()[0]).not.toBe(handlersOfTurn[0]);
    }
  }
});

it('lists of clicks: more than one page, one page, empty, failing, unauthorized', async () => {
  expect((await myClicks()).totalPages).toBeGreaterThan(1);
  server.use(...scenarios.clicks.onePage());
  expect(await myClicks()).toMatchObject({ totalPages: 1, totalCount: 7 });
  server.use(...scenarios.clicks.empty());
  expect(await myClicks()).toEqual({ rows: [], totalPages: 0, totalCount: 0 });
  server.use(...scenarios.clicks.failing());
  expect(await statusOf(myClicks())).toBe(500);
  server.use(...scenarios.clicks.unauthorized());
  expect(await statusOf(myClicks())).toBe(401);
});

it('a slow call never ends', async () => {
  server.use(...scenarios.clicks.slow());
  const signal = AbortSignal.timeout(50);
  await expect(client.call(contract.listMyClicks, { query: {} }, { signal })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

it('identity: known and unknown accounts, and failures', async () => {
  const check = () => client.call(contract.checkUser, { query: { email: 'new@potli.example' } });
  server.use(...scenarios.identity.memberExists());
  expect((await check()).response).toBe('true');
  server.use(...scenarios.identity.newMember());
  expect((await check()).response).toBe('false');
  server.use(...scenarios.identity.checkFails());
  expect(await statusOf(check())).toBe(500);
  server.use(...scenarios.identity.wrongPassword());
  const login = client.call(contract.login, { body: { email: 'new@potli.example', password: 'x' } });
  await expect(login).rejects.toMatchObject({ status: 401, errors: ['Email or password is wrong.'] });
});

it('details: missing, refused, and failing with or without a message', async () => {
  const category = () => client.call(contract.getCategoryBySlug, { params: { slug: 'apparel' } });
  expect(await statusOf(category())).toBe(200);
  server.use(...scenarios.categories.missing());
  expect(await statusOf(category())).toBe(404);
  server.use(...scenarios.categories.refused());
  expect(await statusOf(category())).toBe(400);
  const textOf = (call: Promise<unknown>) => call.then(String, (error: unknown) => firstError(error, 'our own text'));
  server.use(...scenarios.categories.failing());
  expect(await textOf(category())).toBe('Something went wrong on our side. Please try again.');
  server.use(...scenarios.categories.failingSilently());
  expect(await textOf(category())).toBe('our own text');
});

it('share links: every failure has its message', async () => {
  const make = () => client.call(contract.generateCustomLink, { query: { url: '/stores_details/juttigali' } });
  expect((await make()).response).toMatch(/^https:.*\/api\/custom-link\/\w+$/);
  server.use(...scenarios.customLinks.giftCard());
  await expect(make()).rejects.toMatchObject({ status: 400, errors: ['Invalid item type selected.'] });
  server.use(...scenarios.customLinks.unauthorized());
  expect(await statusOf(make())).toBe(401);
  server.use(...scenarios.customLinks.throttled());
  expect(await statusOf(make())).toBe(429);
});

it('does not touch the default handlers of other calls', async () => {
  server.use(...scenarios.stores.failing());
  expect(await statusOf(client.call(contract.listStores, { query: {} }))).toBe(500);
  expect(await statusOf(client.call(contract.listCategories, {}))).toBe(200);
});
