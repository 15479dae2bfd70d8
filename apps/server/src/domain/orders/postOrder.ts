import type { Queries } from '../../db/database.ts';
import { toBookEntries } from '../books/bookEntries.ts';
import { postBook } from '../books/postBook.ts';
import { type Balances, emptyBalances } from '../ledger/accounts.ts';
import { toLedgerEntries, type WalletChange } from '../ledger/ledgerEntries.ts';
import { postJournal } from '../ledger/postJournal.ts';
import type { NewOrderRow, OrderRow } from './orderRows.ts';

type Standing = Pick<OrderRow, 'status' | 'earnedPaise' | 'releasedPaise' | 'releasedReferralPaise' | 'wasApproved'>;

/** What changed an order: a report, by its event id; the network's payment; or money that was free again. */
export type OrderCause = `report ${string}` | 'settlement' | `release ${string}`;

/** The change of an order, in the transaction that has locked the order and the wallets. */
interface OrderPosting {
  /** Once for each order. */
  cause: OrderCause;
  orderId: bigint;
  before: OrderRow | undefined;
  after: NewOrderRow;
  balances: ReadonlyMap<bigint, Balances>;
  at: Date;
}

/**
 * Posts the money of an order from its old state to its new one: the member's cashback, the referrer's share, and what
 * the shop earns, is owed and has advanced.
 */
export async function postOrder(queries: Queries, { cause, orderId, before, after, balances, at }: OrderPosting) {
  const { network, memberId, referrerId } = after;
  const reference = String(orderId);
  const of = (id: bigint) => balances.get(id) ?? emptyBalances();
  await postBook(
    queries,
    { network, orderId, cause, kind: cause === 'settlement' ? 'SETTLED' : kindOf(before, after), happenedAt: at },
    toBookEntries(before, after),
  );
  await postJournal(queries, {
    key: `cashback ${orderId} ${cause}`,
    kind: kindOf(before, after),
    entries: toLedgerEntries(memberId, of(memberId), changeOf(before, after)),
    reference,
    at,
  });
  const share = after.releasedReferralPaise - (before?.releasedReferralPaise ?? 0n);
  if (!referrerId || share === 0n) return;
  await postJournal(queries, {
    key: `share ${orderId} ${cause}`,
    kind: share > 0n ? 'REFERRAL' : 'REFERRAL_REVERSED',
    entries: toLedgerEntries(referrerId, of(referrerId), { owed: share }),
    reference,
    at,
  });
}

interface Places {
  pending: bigint;
  owed: bigint;
  declined: bigint;
}

/** Where the cashback of an order is. What an approved one has not released yet is still pending. */
function placesOf(order: Standing | undefined): Places {
  const { status, earnedPaise = 0n, releasedPaise = 0n } = order ?? {};
  if (status === 'rejected') return { pending: 0n, owed: 0n, declined: earnedPaise };
  return { pending: earnedPaise - releasedPaise, owed: releasedPaise, declined: 0n };
}

function changeOf(before: Standing | undefined, after: Standing): WalletChange {
  const [old, now] = [placesOf(before), placesOf(after)];
  return { pending: now.pending - old.pending, owed: now.owed - old.owed, declined: now.declined - old.declined };
}

/** In the words of the member's journals: an approval that waits for the network's money is told when it comes. */
function kindOf(before: Standing | undefined, after: Standing): string {
  if (after.status === 'rejected' && before?.status !== 'rejected') return after.wasApproved ? 'REVERSED' : 'REJECTED';
  const released = (before?.releasedPaise ?? 0n) === 0n && after.releasedPaise > 0n;
  if (released && before?.status === 'approved') return 'RELEASED';
  if (before?.status === after.status) return 'CORRECTED';
  return after.status === 'approved' ? 'CONFIRMED' : 'TRACKED';
}
