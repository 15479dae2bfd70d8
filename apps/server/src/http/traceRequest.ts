import type { Context } from 'hono';
import { currentSpan, inSpan, runIn } from '../tracing/inSpan.ts';
import type { Span, Traces } from '../tracing/Span.ts';

interface TracedRequest {
  traces: Traces | undefined;
  context: Context;
  /** Template of the address. */
  route: string;
  work(span?: Span): Promise<Response>;
}

/** Answers a request: as part of the page that needs it, of the trace that its caller names, or as a trace of its own. */
export function traceRequest({ traces, context, route, work }: TracedRequest): Promise<Response> {
  if (!traces) return work();
  const { method } = context.req;
  const facts = {
    name: `${method} ${route}`,
    kind: 'server' as const,
    attributes: { 'http.request.method': method, 'http.route': route },
  };
  const answer = async (span?: Span) => {
    const response = await work(span);
    const { status } = response;
    span?.set({ 'http.response.status_code': status });
    if (status >= 500) span?.fail(String(status));
    return response;
  };
  return currentSpan()
    ? inSpan(() => facts, answer)
    : runIn(
        traces.begin(facts, (name) => context.req.header(name)),
        answer,
      );
}
