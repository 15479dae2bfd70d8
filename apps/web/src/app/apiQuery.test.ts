import { createClient } from '@potli/api/client';
import { createDispute, listMyDisputes } from '@potli/api/contract/disputes';
import { listMyPayouts } from '@potli/api/contract/payouts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { apiQuery, invalidate } from './apiQuery.ts';

/** A client that counts its calls and answers empty pages. */
function countingClient() {
  const sent: string[] = [];
  const api = createClient({
    host: '/api',
    async fetch(url) {
      sent.push(url);
      return Response.json([]);
    },
  });
  return { api, sent };
}

test('makes the call, and caches its answer for the same request', async () => {
  const { api, sent } = countingClient();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 1000 } } });
  const first = apiQuery(api, listMyPayouts, { query: { pageNumber: 0 } });
  await expect(client.fetchQuery(first)).resolves.toEqual({ rows: [], totalPages: 0, totalCount: 0 });
  await client.fetchQuery(apiQuery(api, listMyPayouts, { query: { pageNumber: 0 } }));
  expect(sent).toHaveLength(1);
  await client.fetchQuery(apiQuery(api, listMyPayouts, { query: { pageNumber: 1 } }));
  expect(sent).toHaveLength(2);
});

test('invalidates all requests of one endpoint, and no other endpoint', async () => {
  const { api } = countingClient();
  const client = new QueryClient();
  const disputes = apiQuery(api, listMyDisputes, { query: {} });
  const payouts = [0, 1].map((pageNumber) => apiQuery(api, listMyPayouts, { query: { pageNumber } }));
  await Promise.all([client.fetchQuery(disputes), ...payouts.map((query) => client.fetchQuery(query))]);
  const outdated = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;

  await invalidate(client, listMyPayouts);
  expect(payouts.map(({ queryKey }) => outdated(queryKey))).toEqual([true, true]);
  expect(outdated(disputes.queryKey)).toBe(false);

  await invalidate(client, createDispute);
  expect(outdated(disputes.queryKey)).toBe(false);
  await invalidate(client, listMyDisputes);
  expect(outdated(disputes.queryKey)).toBe(true);
});
