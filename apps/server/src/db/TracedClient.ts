import pg from 'pg';
import { inSpan } from '../tracing/inSpan.ts';
import { statementFacts } from './statementFacts.ts';

/** Statements of a connection that was taken from the pool, as spans of the work that took it. Those of the pool have theirs there. */
export class TracedClient extends pg.Client {
  override query(...args: unknown[]): never {
    const send = super.query as (...given: unknown[]) => Promise<unknown>;
    const run = () => send.apply(this, args);
    // the pool calls back; everything else awaits
    const isAwaited = !args.some((arg) => typeof arg === 'function') && !isSubmittable(args[0]);
    // the signature has eight overloads, and the arguments pass as they came
    return (isAwaited ? inSpan(() => statementFacts(args[0]), run) : run()) as never;
  }
}

const isSubmittable = (statement: unknown) =>
  typeof statement === 'object' && statement !== null && 'submit' in statement;
