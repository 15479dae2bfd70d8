import type { Queries } from '../../db/database.ts';
import { payout } from '../../db/schema/payout.ts';
import { emptyBalances } from '../ledger/accounts.ts';
import { toLedgerEntries } from '../ledger/ledgerEntries.ts';
import { lockWallets } from '../ledger/lockWallets.ts';
import { postJournal } from '../ledger/postJournals.ts';
import { writeNotifications } from '../notifications/notificationRows.ts';
import { carryOrders } from './carryOrders.ts';
import type { FindPayoutAccount } from './findPayoutAccount.ts';
import { payoutJournal } from './payoutJournals.ts';
import { payoutNews } from './payoutNews.ts';
import { findOpenPayout } from './payoutRows.ts';

interface Reservation {
  /** UUIDv7 */
  payoutId: string;
  memberId: bigint;
  at: Date;
  findAccount: FindPayoutAccount;
  /** Of the bank; absent: it does. */
  sendsToUpi?: boolean;
  /** Of the bank; absent: every amount is sent. */
  leastPaise?: bigint;
}

/**
 * Why there is nothing to send. `resting`: the bank account was changed lately; `unverified`: the e-mail is not
 * verified.
 */
export type NoPayout = 'nothing' | 'open' | 'noAccount' | 'resting' | 'unverified';

/**
 * Reserves all approved money of a member for one transfer; after the commit nothing else can spend it. Part of the
 * caller's transaction.
 */
export async function reservePayout(
  queries: Queries,
  { payoutId, memberId, at, findAccount, sendsToUpi = true, leastPaise = 1n }: Reservation,
): Promise<'reserved' | NoPayout> {
  const balances = (await lockWallets(queries, [memberId])).get(memberId) ?? emptyBalances();
  const amountPaise = balances.APPROVED;
  if (amountPaise < leastPaise) return 'nothing';
  if (await findOpenPayout(queries, memberId)) return 'open';
  const account = await findAccount(queries, memberId, at);
  if (!account || (account.kind === 'upi' && !sendsToUpi)) return 'noAccount';
  if (!account.emailVerified) return 'unverified';
  if (account.heldUntil) return 'resting';
  await queries.insert(payout).values({
    id: payoutId,
    memberId,
    bankAccountId: account.id,
    amountPaise,
    mode: account.kind === 'upi' ? 'UPI' : 'BANK_TRANSFER',
    state: 'reserved',
    createdAt: at,
  });
  await carryOrders(queries, { id: payoutId, memberId });
  await postJournal(queries, {
    key: payoutJournal.reserved(payoutId),
    kind: 'PAYOUT',
    reference: payoutId,
    at,
    entries: toLedgerEntries(memberId, balances, { owed: -amountPaise, held: amountPaise }),
  });
  await writeNotifications(queries, [payoutNews('reserved', { payoutId, memberId, at })]);
  return 'reserved';
}
