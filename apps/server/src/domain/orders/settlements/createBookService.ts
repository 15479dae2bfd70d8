import type { RequestOf, SettlementStatement } from '@potli/api';
import type {
  BookedStatement,
  listSettlements,
  SettlementFileAnswer,
  settleFile as settleFileCall,
  withdrawSettlement,
} from '@potli/api/contract/adminSettlements';
import type { Database } from '../../../db/database.ts';
import { type Books, readBooks } from '../../ledger/books/readBooks.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import { bookStatement, type SettlementAnswer } from './bookStatement.ts';
import type { StatementColumns } from './readStatementFile.ts';
import { findStatement, readStatements } from './readStatements.ts';
import { settleFile } from './settleFile.ts';
import { withdrawStatement } from './withdrawStatement.ts';

/**
 * The books of the shop, for its operators. Lines are committed by themselves, and the same request has the same answer: so a key may be
 * stored last.
 * @param columns what networks call the columns of their files
 */
export function createBookService(database: Pick<Database, 'orm' | 'url'>, columns: readonly StatementColumns[]) {
  return {
    read: (): Promise<Books> => readBooks(database),

    async bookStatement(
      statement: SettlementStatement,
      who: string,
      once: Once<SettlementAnswer>,
    ): Promise<SettlementAnswer> {
      const answer = await bookStatement(database, statement, { by: { who, action: 'settleOrders' } });
      return once(() => Promise.resolve(answer));
    },

    listStatements: (request: RequestOf<typeof listSettlements>['query']) => readStatements(database.orm, request),

    async settleFile(
      asked: RequestOf<typeof settleFileCall>['body'],
      who: string,
      once: Once<SettlementFileAnswer>,
    ): Promise<SettlementFileAnswer> {
      const answer = await settleFile(database, asked, { columns, by: { who, action: 'settleFile' } });
      return once(() => Promise.resolve(answer));
    },

    /** @throws ProblemError notFound for a statement, or an order of it, that was never booked */
    async withdrawStatement(
      asked: RequestOf<typeof withdrawSettlement>['body'],
      who: string,
      once: Once<BookedStatement>,
    ): Promise<BookedStatement> {
      await findStatement(database.orm, asked);
      await withdrawStatement(database, asked, { by: { who, action: 'withdrawSettlement' } });
      const answer = await findStatement(database.orm, asked);
      return once(() => Promise.resolve(answer));
    },
  };
}
