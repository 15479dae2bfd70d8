import type { JournalKind } from '@potli/api/contract/journals';
import type { Queries } from '../../../db/database.ts';
import { toBookEntries } from '../../ledger/books/bookEntries.ts';
import { type BookPosting, postBooks } from '../../ledger/books/postBooks.ts';
import type { Balances } from '../../ledger/journals/accounts.ts';
import { moveMoney, type WalletChange } from '../../ledger/journals/ledgerEntries.ts';
import { type Posting, postJournals } from '../../ledger/journals/postJournals.ts';
import { cashbackJournal, type OrderCause, shareJournal } from './orderJournals.ts';
import type { NewOrderRow } from './orderRows.ts';

type PostedOrder = Pick<
  NewOrderRow,
  'status' | 'earnedPaise' | 'releasedPaise' | 'releasedReferralPaise' | 'wasApproved' | 'isLost'
>;

/** A step of an order from one state to the next. */
export interface OrderStep {
  orderId: bigint;
  /** Once for each order. */
  cause: OrderCause;
  before: NewOrderRow | undefined;
  after: NewOrderRow;
  /** The day for which it counts in the shop's books; by default when it happens. */
  valueAt?: Date | undefined;
}

interface OrderPostings {
  steps: readonly OrderStep[];
  /** Balances of the locked wallets. They are changed as the money moves. */
  balances: ReadonlyMap<bigint, Balances>;
  at: Date;
}

/**
 * Posts the money of orders step by step: the members' cashback, the referrers' shares, and what the shop earns, is owed and
 * has advanced. Part of the transaction that has locked the orders and the wallets.
 */
export async function postOrders(queries: Queries, { steps, balances, at }: OrderPostings): Promise<void> {
  const books: BookPosting[] = [];
  const journals: Posting[] = [];
  for (const { orderId, cause, before, after, valueAt = null } of steps) {
    const { network, memberId, referrerId } = after;
    const kind = kindOf(before, after);
    const bookKind = cause.startsWith('settlement') ? 'SETTLED' : cause.startsWith('write-off') ? 'WRITTEN_OFF' : kind;
    books.push({
      network,
      orderId,
      cause,
      kind: bookKind,
      happenedAt: at,
      valueAt,
      entries: toBookEntries(before, after),
    });
    const post = (key: string, journal: JournalKind, owner: bigint, change: WalletChange) => {
      const own = balances.get(owner);
      if (!own) throw new Error('A wallet was not locked');
      const entries = moveMoney(owner, own, change);
      journals.push({ key, kind: journal, reference: String(orderId), at, entries });
    };
    post(cashbackJournal(orderId, cause), kind, memberId, changeOf(before, after));
    const share = after.releasedReferralPaise - (before?.releasedReferralPaise ?? 0n);
    if (referrerId && share !== 0n) {
      post(shareJournal(orderId, cause), share > 0n ? 'REFERRAL' : 'REFERRAL_REVERSED', referrerId, { owed: share });
    }
  }
  await Promise.all([postBooks(queries, books), postJournals(queries, journals)]);
}

interface Places {
  pending: bigint;
  owed: bigint;
  declined: bigint;
}

/** Where the cashback of an order is. What an approved one has not released yet is still pending. */
function placesOf(order: PostedOrder | undefined): Places {
  const { status, earnedPaise = 0n, releasedPaise = 0n } = order ?? {};
  if (status === 'rejected') return { pending: 0n, owed: 0n, declined: earnedPaise };
  return { pending: earnedPaise - releasedPaise, owed: releasedPaise, declined: 0n };
}

function changeOf(before: PostedOrder | undefined, after: PostedOrder): WalletChange {
  const [old, now] = [placesOf(before), placesOf(after)];
  return { pending: now.pending - old.pending, owed: now.owed - old.owed, declined: now.declined - old.declined };
}

/** In the words of the member's journals: an approval that waits for the network's money is named when that comes. */
function kindOf(before: PostedOrder | undefined, after: PostedOrder): JournalKind {
  if (after.isLost && !before?.isLost) return 'WRITTEN_OFF';
  if (after.status === 'rejected' && before?.status !== 'rejected') return after.wasApproved ? 'REVERSED' : 'REJECTED';
  const released = (before?.releasedPaise ?? 0n) === 0n && after.releasedPaise > 0n;
  if (released && (before?.status === 'approved' || before?.isLost)) return 'RELEASED';
  if (before?.status === after.status) return 'CORRECTED';
  return after.status === 'approved' ? 'CONFIRMED' : 'TRACKED';
}
