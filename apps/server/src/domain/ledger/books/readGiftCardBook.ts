import type { getBooks, ResponseOf } from '@potli/api';
import { toRupees } from '@potli/api/units/money';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';

export type GiftCardBook = ResponseOf<typeof getBooks>['giftCards'];

/** What the sale of gift cards brought and cost, and who holds the money. */
export async function readGiftCardBook(queries: Queries): Promise<GiftCardBook> {
  const { rows } = await queries.execute<{ account: string; paise: string }>(sql`
    select account, sum(paise) as paise from book_journal join book_entry on journal_id = book_journal.id
    where gift_card_order_id is not null group by account`);
  const paise = new Map(rows.map((row) => [row.account, BigInt(row.paise)]));
  const of = (account: string) => paise.get(account) ?? 0n;
  const [sales, cost, fees] = [-of('GIFT_SALES'), of('GIFT_COST'), of('PROVIDER_FEES')];
  return {
    sales: toRupees(sales),
    cost: toRupees(cost),
    fees: toRupees(fees),
    margin: toRupees(sales - cost - fees),
    atProvider: toRupees(of('PROVIDER')),
    owedToBuyers: toRupees(-of('BUYERS')),
  };
}
