import type pg from 'pg';
import { passStatement } from './passStatement.ts';

/** A connection on which several can ask at once: a statement is sent when the one before has its answer. */
export function oneAtATime(client: pg.PoolClient): pg.PoolClient {
  let last: Promise<unknown> = Promise.resolve();
  const query = (...statement: unknown[]) => {
    const answer = last.then(() => passStatement(client, statement));
    last = answer.catch(() => {});
    return answer;
  };
  return Object.create(client, { query: { value: query } }) as pg.PoolClient;
}
