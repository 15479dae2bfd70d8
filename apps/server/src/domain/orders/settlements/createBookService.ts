import type { RequestOf, ResponseOf, SettlementStatement } from '@potli/api';
import type { BookBalances, closeBooks, exportJournal } from '@potli/api/contract/adminBooks';
import type {
  BookedStatement,
  listSettlements,
  SettlementFileAnswer,
  settleFile as settleFileCall,
  withdrawSettlement,
} from '@potli/api/contract/adminSettlements';
import type { Database } from '../../../db/database.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { conflict } from '../../../errors/ProblemError.ts';
import { closeMonth, lastClosed } from '../../ledger/books/closedMonths.ts';
import { journalFile } from '../../ledger/books/journalFiles.ts';
import { type Books, readBooks } from '../../ledger/books/readBooks.ts';
import { readMemberTotals } from '../../ledger/books/readMemberTotals.ts';
import { readTrialBalance } from '../../ledger/books/readTrialBalance.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import { dayEnd } from '../../platform/shared/indiaDay.ts';
import { bookStatement, type SettlementAnswer } from './bookStatement.ts';
import type { StatementColumns } from './readStatementFile.ts';
import { findStatement, readStatements } from './readStatements.ts';
import { settleFile } from './settleFile.ts';
import { withdrawStatement } from './withdrawStatement.ts';

type Journal = RequestOf<typeof exportJournal>['body'];

/**
 * The books of the shop, for its operators. Lines are committed by themselves, and the same request has the same answer: so a key may be
 * stored last.
 * @param columns what networks call the columns of their files
 */
export function createBookService(database: Pick<Database, 'orm' | 'url'>, columns: readonly StatementColumns[]) {
  return {
    read: (): Promise<Books> => readBooks(database),

    /** @param to a day of India; undefined: now */
    async readBalances(to: string | undefined): Promise<BookBalances> {
      const balance = await readTrialBalance(database, to === undefined ? undefined : dayEnd(to));
      return { ...balance, totals: await readMemberTotals(database), closedTo: await lastClosed(database.orm) };
    },

    /** @throws ProblemError conflict for a month that is not over, or closed already */
    closeMonth: (month: string, who: string, once: Once<ResponseOf<typeof closeBooks>>) =>
      once(async (queries) => {
        await closeMonth(queries, month, { now: new Date(), who, action: 'closeBooks' }).catch((error: unknown) => {
          if (error instanceof OperatorError) throw conflict(error.message);
          throw error;
        });
        return { closedTo: month };
      }),

    journal: (asked: Journal) => journalFile(database, asked),

    /** The journal of a month, and a row in the log about who took it. @throws ProblemError invalid for too many lines */
    async exportJournal(asked: Journal, who: string, once: Once<{ lines: number }>) {
      const { month, format } = asked;
      const file = await journalFile(database, asked);
      const { lines } = file;
      await once(async (queries) => {
        await recordAudit(queries, {
          who,
          action: 'exportJournal',
          object: `journal ${month}`,
          after: { format, lines },
        });
        return { lines };
      });
      return file;
    },

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
