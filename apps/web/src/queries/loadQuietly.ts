import type { QueryClient } from '@tanstack/react-query';

type Loadable = Parameters<QueryClient['query']>[0];

/**
 * Fills the cache before a screen renders. Failures stay in the cache for the screen to show: a listing that does not
 * load leaves its place empty and takes nothing else along (spec, section 8).
 */
export async function loadQuietly(queryClient: QueryClient, queries: readonly Loadable[]): Promise<void> {
  await Promise.allSettled(queries.map((query) => queryClient.query({ ...query, staleTime: 'static' })));
}
