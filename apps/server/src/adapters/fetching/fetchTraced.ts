import { inSpan } from '../../tracing/inSpan.ts';

interface SentRequest extends Omit<RequestInit, 'headers'> {
  headers: Record<string, string>;
}

/**
 * Calls a network or bank as part of the trace that runs, which it gets as `traceparent`. The span has the host and the status; the
 * address can hold ids and secrets.
 */
export function fetchTraced(url: URL, { headers, ...request }: SentRequest): Promise<Response> {
  const method = request.method ?? 'GET';
  return inSpan(
    () => ({
      name: `${method} ${url.hostname}`,
      kind: 'client',
      attributes: { 'http.request.method': method, 'server.address': url.hostname },
    }),
    async (span) => {
      const response = await fetch(url, { ...request, headers: { ...headers, ...span?.headers } });
      span?.set({ 'http.response.status_code': response.status });
      if (response.status >= 400) span?.fail(String(response.status));
      return response;
    },
  );
}
