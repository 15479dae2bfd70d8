import type { Queries } from '../../../db/database.ts';
import { payout } from '../../../db/schema/payout.ts';
import { payoutTax } from '../../../db/schema/tax.ts';
import { emptyBalances } from '../../ledger/journals/accounts.ts';
import { moveMoney } from '../../ledger/journals/ledgerEntries.ts';
import { lockWallets } from '../../ledger/journals/lockWallets.ts';
import { postJournals } from '../../ledger/journals/postJournals.ts';
import { writeNotifications } from '../../members/notifications/notificationRows.ts';
import { taxOfPayout } from '../tax/taxOfPayout.ts';
import { attachOrders } from './attachOrders.ts';
import { payoutJournal } from './payoutJournals.ts';
import { payoutNews } from './payoutNews.ts';
import { findPayoutWait, type NoPayout, type PayoutTerms } from './payoutWait.ts';

interface Reservation extends PayoutTerms {
  /** UUIDv7 */
  payoutId: string;
  memberId: bigint;
  at: Date;
  /** What the bank has sent already (after a restore): reserved although payouts are paused, and only where it is the whole amount to pay. */
  sentPaise?: bigint;
}

/**
 * Reserves all approved money of a member, less the tax that is withheld from it, for one transfer; after the commit nothing
 * else can spend it. Part of the caller's transaction.
 */
export async function reservePayout(
  queries: Queries,
  { payoutId, memberId, at, sentPaise, ...terms }: Reservation,
): Promise<'reserved' | NoPayout> {
  const balances = (await lockWallets(queries, [memberId])).get(memberId) ?? emptyBalances();
  const approvedPaise = balances.APPROVED;
  const wait = await findPayoutWait(queries, {
    memberId,
    approvedPaise,
    at,
    ignoresPause: sentPaise !== undefined,
    ...terms,
  });
  if (wait.reason !== undefined) return wait.reason;
  const { account } = wait;
  const { leastPaise = 1n } = terms;
  const tax = await taxOfPayout(queries, {
    memberId,
    at,
    mostPaise: approvedPaise - (leastPaise > 1n ? leastPaise : 1n),
  });
  const taxPaise = tax?.taxPaise ?? 0n;
  const amountPaise = approvedPaise - taxPaise;
  if (sentPaise !== undefined && sentPaise !== amountPaise) return 'nothing';
  await queries.insert(payout).values({
    id: payoutId,
    memberId,
    bankAccountId: account.id,
    amountPaise,
    mode: account.kind === 'upi' ? 'UPI' : 'BANK_TRANSFER',
    state: 'reserved',
    createdAt: at,
  });
  if (tax) await queries.insert(payoutTax).values({ payoutId, ...tax });
  await attachOrders(queries, { id: payoutId, memberId });
  await postJournals(queries, [
    {
      key: payoutJournal.taxed(payoutId),
      kind: 'TAX_WITHHELD',
      reference: payoutId,
      at,
      entries: moveMoney(memberId, balances, { owed: -taxPaise, withheld: taxPaise }),
    },
    {
      key: payoutJournal.reserved(payoutId),
      kind: 'PAYOUT',
      reference: payoutId,
      at,
      entries: moveMoney(memberId, balances, { owed: -amountPaise, held: amountPaise }),
    },
  ]);
  await writeNotifications(queries, [payoutNews('reserved', { payoutId, memberId, at })]);
  return 'reserved';
}
