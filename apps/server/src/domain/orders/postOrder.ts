import type { Queries } from '../../db/database.ts';
import { type Balances, emptyBalances } from '../ledger/accounts.ts';
import { toLedgerEntries, type WalletChange } from '../ledger/ledgerEntries.ts';
import { postJournal } from '../ledger/postJournal.ts';
import type { NewOrderRow, OrderRow } from './orderRows.ts';

type Standing = Pick<OrderRow, 'status' | 'earnedPaise' | 'referralPaise' | 'wasApproved'>;

/** The change of an order, in the transaction that has locked the wallets. */
interface OrderPosting {
  /** The report that moved it. */
  event: string;
  orderId: bigint;
  before: OrderRow | undefined;
  after: NewOrderRow;
  balances: ReadonlyMap<bigint, Balances>;
  at: Date;
}

/** Posts the money of an order from its old state to its new one: the member's cashback and the referrer's share. */
export async function postOrder(queries: Queries, { event, orderId, before, after, balances, at }: OrderPosting) {
  const { network, memberId, referrerId } = after;
  const reference = String(orderId);
  const of = (id: bigint) => balances.get(id) ?? emptyBalances();
  await postJournal(queries, {
    key: `order ${network} ${event}`,
    kind: kindOf(before, after),
    entries: toLedgerEntries(memberId, of(memberId), changeOf(before, after)),
    reference,
    at,
  });
  const share = after.referralPaise - (before?.referralPaise ?? 0n);
  if (!referrerId || share === 0n) return;
  await postJournal(queries, {
    key: `referral ${network} ${event}`,
    kind: share > 0n ? 'REFERRAL' : 'REFERRAL_REVERSED',
    entries: toLedgerEntries(referrerId, of(referrerId), { owed: share }),
    reference,
    at,
  });
}

const amountIn = (order: Standing | undefined, status: OrderRow['status']) =>
  order?.status === status ? order.earnedPaise : 0n;

function changeOf(before: Standing | undefined, after: Standing): WalletChange {
  const grown = (status: OrderRow['status']) => amountIn(after, status) - amountIn(before, status);
  return { pending: grown('tracked'), owed: grown('approved'), declined: grown('rejected') };
}

function kindOf(before: Standing | undefined, after: Standing): string {
  if (before?.status === after.status) return 'CORRECTED';
  if (after.status === 'rejected') return after.wasApproved ? 'REVERSED' : 'REJECTED';
  return after.status === 'approved' ? 'CONFIRMED' : 'TRACKED';
}
