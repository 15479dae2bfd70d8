import type { Queries } from '../../../db/database.ts';
import type { BankStatus } from './BankPort.ts';
import { type PayoutStep, returnPayout, settlePayout } from './settlePayout.ts';

type ReportedStep = PayoutStep & { status: BankStatus };

/**
 * Settles a payout by what its bank reports, in whatever way: an answer, `find`, a webhook or a file. What is repeated or
 * comes late changes nothing. Part of the caller's transaction.
 * @returns whether it settled or returned the payout
 * @throws ProblemError notFound
 */
export async function applyBankStatus(queries: Queries, { status, ...step }: ReportedStep): Promise<boolean> {
  switch (status.result) {
    case 'sent':
    case 'refused':
      return settlePayout(queries, { ...step, ...status });
    case 'returned':
      // the news that it was sent is late or lost
      await settlePayout(queries, { ...step, result: 'sentAndReturned' });
      return returnPayout(queries, { ...step, reason: status.reason });
    case 'accepted':
    case 'unknown':
    case 'missing':
      await settlePayout(queries, { ...step, result: 'unknown' });
      return false;
  }
}
