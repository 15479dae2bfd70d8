import type { CallRequest, Client } from '@potli/api/client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

type AnyEndpoint = Parameters<Client['call']>[0];

const endpointKey = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>) => [method, path] as const;

/** A call of the contract as a query. Its key is made of the endpoint and the request. */
export function apiQuery<E extends AnyEndpoint>(api: Client, endpoint: E, request: CallRequest<E>) {
  return queryOptions({
    queryKey: [...endpointKey(endpoint), request],
    queryFn: ({ signal }) => api.call(endpoint, request, { signal }),
  });
}

/** Marks every answer of an endpoint as out of date, for all requests. Those in use are asked for again. */
export function invalidate(client: QueryClient, endpoint: Pick<AnyEndpoint, 'method' | 'path'>): Promise<void> {
  return client.invalidateQueries({ queryKey: endpointKey(endpoint) });
}
