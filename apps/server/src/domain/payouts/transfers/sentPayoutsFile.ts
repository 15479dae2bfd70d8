import { MONEY_FILE_LINES } from '@potli/api/contract/adminBooks';
import type { Queries } from '../../../db/database.ts';
import { invalid } from '../../../errors/ProblemError.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { csvCell } from '../../platform/shared/csvCell.ts';
import { readSentPayouts, type SentPayout } from './readSentPayouts.ts';

/** For a spreadsheet; amounts in rupees. */
export const sentPayoutsCsv = (payouts: readonly SentPayout[]): string =>
  [
    'Sent on,Payout,Member,Rupees,Tax withheld,By,UTR,To,Returned on',
    ...payouts.map(({ sentOn, id, memberId, amount, withheld, mode, utr, target, returnedOn }) =>
      [
        ...[sentOn, id, memberId, amount.toFixed(2), withheld.toFixed(2), mode],
        ...[csvCell(utr ?? ''), csvCell(target), returnedOn ?? ''],
      ].join(','),
    ),
  ].join('\n');

/**
 * What was sent in a month of India, `2026-11`, as a file.
 * @throws ProblemError invalid for too many lines
 */
export async function sentPayoutsFile(
  queries: Queries,
  sealer: Sealer,
  month: string,
): Promise<{ fileName: string; text: string; lines: number }> {
  const payouts = await readSentPayouts(queries, sealer, month, MONEY_FILE_LINES + 1);
  if (payouts.length > MONEY_FILE_LINES)
    throw invalid(`${month} has more than ${MONEY_FILE_LINES} payouts. List them by command.`);
  return { fileName: `payouts-${month}.csv`, text: `${sentPayoutsCsv(payouts)}\n`, lines: payouts.length };
}
