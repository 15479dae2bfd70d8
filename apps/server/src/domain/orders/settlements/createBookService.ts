import type { SettlementStatement } from '@potli/api';
import type { Database } from '../../../db/database.ts';
import { type Books, readBooks } from '../../ledger/books/readBooks.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import { bookStatement, type SettlementAnswer } from './bookStatement.ts';

/** The books of the shop, for its operators. */
export function createBookService(database: Pick<Database, 'orm' | 'url'>) {
  return {
    read: (): Promise<Books> => readBooks(database),

    /** Each line is committed by itself, and the same statement has the same answer: so the key may be stored last. */
    async bookStatement(
      statement: SettlementStatement,
      who: string,
      once: Once<SettlementAnswer>,
    ): Promise<SettlementAnswer> {
      const answer = await bookStatement(database, statement, { by: { who, action: 'settleOrders' } });
      return once(() => Promise.resolve(answer));
    },
  };
}
