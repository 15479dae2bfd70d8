import type { NextPayout } from '@potli/api/contract/wallet';
import type { Queries } from '../../../db/database.ts';
import { readNextDecision } from '../../orders/history/readNextDecision.ts';
import { readNextPayout } from '../../payouts/transfers/readNextPayout.ts';

/** The next payout, or where nothing is approved, the pending order that is decided next; undefined where there is neither. */
export const readNextMoney = async (
  queries: Queries,
  asked: Parameters<typeof readNextPayout>[1],
): Promise<NextPayout | undefined> =>
  (await readNextPayout(queries, asked)) ?? (await readNextDecision(queries, asked.memberId, asked.now));
