import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { bookEntry, bookJournal } from '../../../db/schema/shopBook.ts';
import type { NewBookEntry } from './bookEntries.ts';

/** The name under which gift cards stand beside the networks in the books. */
export const GIFT_CARD_BOOK = 'gift cards';

interface OrderMoney {
  orderId: bigint;
  at: Date;
  /** What the buyer paid, paise. */
  paidPaise: bigint;
  /** The bank's day, for which it counts in the months; absent: when it happened. */
  valueAt?: Date;
  /** How many refunds of it have been taken back: each posts journals of its own. */
  reversed?: number;
}

type GiftCardMove =
  /** The provider has the buyer's money. `feePaise` is its fee, which it deducts. */
  | { kind: 'GIFT_PAID'; feePaise: bigint }
  /** The buyer has the vouchers, which cost the shop `costPaise`. */
  | { kind: 'GIFT_SOLD'; costPaise: bigint }
  /** The provider has sent the money back; its fee stays. */
  | { kind: 'GIFT_REFUNDED' }
  /** The provider has taken a refund back: it has the money again. */
  | { kind: 'GIFT_REFUND_REVERSED' }
  /** The shop has sent `repaidPaise` of it from its bank, because the provider could not; the provider has sent the rest. */
  | { kind: 'GIFT_REPAID'; repaidPaise: bigint }
  /** The provider has paid the shop, less `feePaise` with tax; `bookedFeePaise` of that was booked with the payment. */
  | { kind: 'GIFT_SETTLED'; feePaise: bigint; bookedFeePaise: bigint }
  /** The provider has taken from what it pays the shop what it sent, or sends, back to the buyer, and `feePaise` for that. */
  | { kind: 'GIFT_REFUND_SETTLED'; feePaise: bigint };

function entriesOf(move: GiftCardMove, paid: bigint): NewBookEntry[] {
  switch (move.kind) {
    case 'GIFT_PAID':
      return [
        { account: 'PROVIDER', paise: paid - move.feePaise },
        { account: 'PROVIDER_FEES', paise: move.feePaise },
        { account: 'BUYERS', paise: -paid },
      ];
    case 'GIFT_SOLD':
      return [
        { account: 'BUYERS', paise: paid },
        { account: 'GIFT_SALES', paise: -paid },
        { account: 'GIFT_COST', paise: move.costPaise },
        { account: 'GIFT_STOCK', paise: -move.costPaise },
      ];
    case 'GIFT_REFUNDED':
      return [
        { account: 'BUYERS', paise: paid },
        { account: 'PROVIDER', paise: -paid },
      ];
    case 'GIFT_REFUND_REVERSED':
      return [
        { account: 'PROVIDER', paise: paid },
        { account: 'BUYERS', paise: -paid },
      ];
    case 'GIFT_REPAID':
      return [
        { account: 'BUYERS', paise: paid },
        { account: 'CASH', paise: -move.repaidPaise },
        { account: 'PROVIDER', paise: move.repaidPaise - paid },
      ];
    case 'GIFT_SETTLED':
      return [
        { account: 'CASH', paise: paid - move.feePaise },
        { account: 'PROVIDER_FEES', paise: move.feePaise - move.bookedFeePaise },
        { account: 'PROVIDER', paise: move.bookedFeePaise - paid },
      ];
    case 'GIFT_REFUND_SETTLED':
      return [
        { account: 'PROVIDER', paise: paid },
        { account: 'PROVIDER_FEES', paise: move.feePaise },
        { account: 'CASH', paise: -paid - move.feePaise },
      ];
  }
}

/**
 * Adds what an order of gift cards moves to the books of the shop (docs/money.md#gift-cards). The caller has locked the order.
 * @throws when it was posted before
 */
export async function postGiftCardBooks(
  queries: Queries,
  { orderId, at, paidPaise, valueAt, reversed = 0, ...move }: OrderMoney & GiftCardMove,
): Promise<void> {
  const cause = reversed === 0 ? move.kind : `${move.kind} ${reversed}`;
  const moves = entriesOf(move, paidPaise)
    .filter(({ paise }) => paise !== 0n)
    .map(({ account, paise }) => ({ account, paise: String(paise) }));
  await queries.execute(sql`
    with posted as (
      insert into ${bookJournal} (network, gift_card_order_id, cause, kind, happened_at, value_at)
      values (${GIFT_CARD_BOOK}, ${String(orderId)}::bigint, ${cause}, ${move.kind}, ${at.toISOString()}::timestamptz,
        ${valueAt?.toISOString() ?? null}::timestamptz)
      returning id
    )
    insert into ${bookEntry} (journal_id, account, paise)
    select posted.id, move.account, move.paise
    from posted cross join json_to_recordset(${JSON.stringify(moves)}) as move (account text, paise bigint)`);
}
