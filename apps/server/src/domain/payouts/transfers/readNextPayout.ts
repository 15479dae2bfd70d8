import type { NextPayout } from '@potli/api/contract/wallet';
import { toRupees } from '@potli/api/units/money';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { account, entry, journal } from '../../../db/schema/ledger.ts';
import { emptyBalances } from '../../ledger/journals/accounts.ts';
import { takesAll } from '../../ledger/journals/journalKinds.ts';
import { readBalances } from '../../ledger/journals/lockWallets.ts';
import { arrivesBy, leavesBy } from './payoutDates.ts';
import { findOpenPayout, type PayoutRow } from './payoutRows.ts';
import { findPayoutWait, type PayoutTerms } from './payoutWait.ts';

interface Asked extends PayoutTerms {
  memberId: bigint;
  now: Date;
}

/** When the money in Approved comes, or what it waits for; undefined where there is none. A payout that is open comes first. */
export async function readNextPayout(
  queries: Queries,
  { memberId, now, ...terms }: Asked,
): Promise<NextPayout | undefined> {
  const { APPROVED, HELD } = (await readBalances(queries, [memberId])).get(memberId) ?? emptyBalances();
  const open = HELD > 0n ? await findOpenPayout(queries, memberId) : undefined;
  if (open) return onItsWay(open);
  if (APPROVED <= 0n) return undefined;
  const wait = await findPayoutWait(queries, { memberId, approvedPaise: APPROVED, at: now, ...terms });
  const amount = toRupees(APPROVED);
  const waiting = (waitsFor: NextPayout['waitsFor']): NextPayout => ({ amount, waitsFor, expectedBy: null });
  switch (wait.reason) {
    case 'open':
      return onItsWay(wait.payout);
    case 'nothing':
      return waiting('MORE_MONEY');
    case 'paused':
      return waiting('SHOP');
    case 'noAccount':
      return waiting('ACCOUNT');
    case 'unverified':
      return waiting('EMAIL');
    default: {
      const rest = wait.reason === 'resting' ? wait.until : null;
      const by = leavesBy(
        [await firstApproved(queries, memberId)].flatMap((date) => date ?? []),
        rest,
      );
      return { amount, waitsFor: rest && 'HOLD', expectedBy: by?.toISOString() ?? null };
    }
  }
}

const onItsWay = (row: PayoutRow): NextPayout => ({
  amount: toRupees(row.amountPaise),
  ...(row.state === 'review'
    ? { waitsFor: 'BANK', expectedBy: null }
    : { waitsFor: null, expectedBy: arrivesBy(row).toISOString() }),
});

/** When the oldest of what is in Approved came there: since the last payout or forfeiture, which take all. */
async function firstApproved(queries: Queries, memberId: bigint): Promise<Date | undefined> {
  const { rows } = await queries.execute<{ at: Date }>(sql`
    select ${journal.happenedAt} as at from ${journal}
    where ${journal.memberId} = ${memberId} and ${journal.seq} > coalesce((
        select ${journal.seq} from ${journal} where ${journal.memberId} = ${memberId} and ${takesAll(sql`${journal.kind}`)}
        order by ${journal.seq} desc limit 1
      ), 0)
      and exists (
        select from ${entry} join ${account} on ${account.id} = ${entry.accountId}
        where ${entry.journalId} = ${journal.id} and ${account.memberId} = ${memberId} and ${account.kind} = 'APPROVED'
          and ${entry.amount} > 0
      )
    order by ${journal.seq} limit 1`);
  return rows[0] && new Date(rows[0].at);
}
