import type pg from 'pg';
import { passStatement } from './passStatement.ts';

export interface StatementQueue {
  /** On it several can ask at once. They are sent at once where the connection takes them so, else each after the answer to the one before. */
  client: pg.PoolClient;
  /** Why the first of them failed: of those after it, PostgreSQL says no more than that one did. */
  failure(): unknown;
  /** From now on nothing is sent: what still waits fails. */
  end(): void;
}

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
      failure ??= error;
    });
    return answer;
  };
  return {
    client: Object.create(connection, { query: { value: query } }) as pg.PoolClient,
    failure: () => failure,
    end() {
      isOver = true;
    },
  };
}
