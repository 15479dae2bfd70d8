import type pg from 'pg';
import { passStatement } from './passStatement.ts';

export interface OneAtATime {
  /** On it several can ask at once: a statement is sent when the one before has its answer. */
  client: pg.PoolClient;
  /** From now on nothing is sent: what still waits fails. */
  end(): void;
}

/**
 * A connection for the statements of one transaction. Where one fails, those that were asked with it still wait: after the rollback they
 * would be written by themselves.
 */
export function oneAtATime(connection: pg.PoolClient): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  let isOver = false;
  const query = (...statement: unknown[]) => {
    const answer = last.then(() => {
      if (isOver) throw new Error('The transaction of this statement is over');
      return passStatement(connection, statement);
    });
    last = answer.catch(() => {});
    return answer;
  };
  return {
    client: Object.create(connection, { query: { value: query } }) as pg.PoolClient,
    end() {
      isOver = true;
    },
  };
}
