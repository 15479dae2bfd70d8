import { AsyncLocalStorage } from 'node:async_hooks';
import { sqlStateOf } from '../errors/isConnectionError.ts';
import type { Span, SpanFacts, Traces } from './Span.ts';

const current = new AsyncLocalStorage<Span>();

/** The span of the work that runs; undefined outside of a trace. */
export const currentSpan = (): Span | undefined => current.getStore();

/**
 * Does a piece of the work that runs. Outside of a trace the work is done without a span: callers need not know whether there are traces.
 * @param factsOf asked within a trace only
 */
export function inSpan<Result>(factsOf: () => SpanFacts, work: (span?: Span) => Promise<Result>): Promise<Result> {
  const parent = current.getStore();
  return parent ? runIn(parent.child(factsOf()), work) : work();
}

/** Does background work, in a trace of its own. */
export function inTrace<Result>(
  traces: Traces | undefined,
  facts: SpanFacts,
  work: () => Promise<Result>,
): Promise<Result> {
  return traces ? runIn(traces.begin(facts), work) : work();
}

/** Ends the span with the work. @throws what the work throws */
export async function runIn<Result>(span: Span, work: (span: Span) => Promise<Result>): Promise<Result> {
  try {
    return await current.run(span, () => work(span));
  } catch (error) {
    span.fail(sqlStateOf(error) ?? (error instanceof Error ? error.constructor.name : typeof error));
    throw error;
  } finally {
    span.end();
  }
}
