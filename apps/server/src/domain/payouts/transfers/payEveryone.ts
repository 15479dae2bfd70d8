import type { Database } from '../../../db/database.ts';
import type { Logger } from '../../../logging/logger.ts';
import { inLanes } from '../../platform/shared/inLanes.ts';
import { membersToPay, type PayRound } from './membersToPay.ts';
import type { NoPayout } from './payoutWait.ts';

interface PayParts {
  database: Pick<Database, 'orm'>;
  /** Pays a member's approved money, or continues the open payout. Returns why nothing was sent. */
  pay(memberId: bigint): Promise<NoPayout | undefined>;
  log: Pick<Logger, 'error'>;
}

/** How many members a round met. */
export interface PayCounts {
  /** The bank was asked to pay them. */
  asked: number;
  /** Their money waits: for bank details, a verified e-mail or the end of a hold. */
  waiting: number;
  /** An error came between; each is in the log. */
  failed: number;
}

const PAGE_SIZE = 100;
/** A bank takes its time; more at once would take the connections of members. */
const LANES = 3;

/**
 * Pays everyone who has something to get, once, by member id. One who cannot be paid does not stop the others. Ends early where
 * the signal says so; right when it is done twice, also at the same time.
 */
export async function payEveryone(
  { database, pay, log }: PayParts,
  { round = 'all', signal }: { round?: PayRound; signal?: AbortSignal } = {},
): Promise<PayCounts> {
  const counts: PayCounts = { asked: 0, waiting: 0, failed: 0 };
  const payOne = async (memberId: bigint) => {
    try {
      const reason = await pay(memberId);
      counts[reason === undefined ? 'asked' : 'waiting'] += 1;
    } catch (err) {
      counts.failed += 1;
      log.error({ member: String(memberId), err }, 'a member could not be paid');
    }
  };
  const readPage = (after: bigint) => membersToPay(database.orm, { round, after, size: PAGE_SIZE });
  for (let page = await readPage(0n); page.length > 0; page = await readPage(page.at(-1) ?? 0n)) {
    await inLanes(LANES, page, async (memberId) => {
      if (!signal?.aborted) await payOne(memberId);
    });
    if (signal?.aborted) break;
  }
  return counts;
}
