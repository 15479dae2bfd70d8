import { ApiError } from '@potli/api/errors';
import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';

/**
 * Loads what a detail page is about. What does not exist answers 404 at its own address when asked for directly; in the
 * browser any failure goes to /404 (spec, section 4). A server that fails is an error, never a missing page.
 */
export async function loadOrNotFound<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: UseQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  try {
    return await queryClient.query({ ...query, staleTime: 'static' });
  } catch (error) {
    if (!import.meta.env.SSR) throw redirect({ to: '/$', params: { _splat: '404' } });
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
}
