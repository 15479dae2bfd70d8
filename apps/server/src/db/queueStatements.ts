import type pg from 'pg';
import { sqlStateOf } from '../errors/isConnectionError.ts';
import { passStatement } from './passStatement.ts';

export interface StatementQueue {
  /** On it several can ask at once. They are sent at once where the connection takes them so, else each after the answer to the one before. */
  client: pg.PoolClient;
  /** The failure behind one: of a statement after one that failed, PostgreSQL says no more than that. */
  reasonOf(error: unknown): unknown;
  /** From now on nothing is sent: what still waits fails. */
  end(): void;
}

/** A statement whose transaction has failed, and a prepared one that was not parsed because of it. */
const AFTER_A_FAILURE = new Set(['25P02', '26000']);
const isAfterFailure = (error: unknown) => AFTER_A_FAILURE.has(sqlStateOf(error) ?? '');

/**
 * A connection for the statements of one transaction. Where one fails, those that were asked with it can still wait: after the rollback they
 * would be written by themselves.
 */
export function queueStatements(connection: pg.PoolClient): StatementQueue {
  let last: Promise<unknown> = Promise.resolve();
  let failure: unknown;
  let isOver = false;
  const send = async (statement: readonly unknown[]) => {
    if (isOver) throw new Error('The transaction of this statement is over');
    return passStatement(connection, statement);
  };
  const query = (...statement: unknown[]) => {
    const answer = connection.pipeline ? send(statement) : last.then(() => send(statement));
    last = answer.catch((error: unknown) => {
      if (!isAfterFailure(error)) failure = error;
    });
    return answer;
  };
  return {
    client: Object.create(connection, { query: { value: query } }) as pg.PoolClient,
    reasonOf: (error) => (isAfterFailure(error) ? (failure ?? error) : error),
    end() {
      isOver = true;
    },
  };
}
