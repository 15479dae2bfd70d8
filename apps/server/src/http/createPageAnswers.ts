import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Traces } from '../tracing/Span.ts';
import { type AnswerNotes, noteAnswer } from './noteAnswer.ts';
import { traceRequest } from './traceRequest.ts';

/** What a page is answered with. */
export interface AnsweredPage {
  response: Response;
  /** It was in the memory. */
  isCached: boolean;
  /** Absent: a page. */
  kind?: 'image';
}

/**
 * Gives pages what calls of the API have: an id in `x-request-id`, a line in the log, a trace and a place in the metrics.
 * @returns a function that answers with the page of `work`, which gets the id, sends it, and makes a page of a failure, too. It sends
 * the id itself since changed headers of a response cost more than a page of the memory does
 */
export function createPageAnswers({ traces, ...notes }: AnswerNotes & { traces: Traces | undefined }) {
  return (context: Context, route: string, work: (id: string) => Promise<AnsweredPage>): Promise<Response> =>
    traceRequest({
      traces,
      context,
      route,
      async work(span) {
        const startMs = performance.now();
        const id = randomUUID();
        span?.set({ 'potli.request_id': id });
        const { response, isCached, kind = 'page' } = await work(id);
        const { method } = context.req;
        noteAnswer(notes, { kind, id, method, route, status: response.status, startMs, isCached });
        return response;
      },
    });
}
