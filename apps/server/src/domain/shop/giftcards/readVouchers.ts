import { and, asc, gt, type SQL } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { giftCardVoucher } from '../../../db/schema/giftCardOrder.ts';

const PAGE_ROWS = 1_000;

/** Vouchers in stock or sold, a page at a time, by their ids. */
export async function* readVouchers(queries: Queries, which: SQL | undefined) {
  for (let last: string | undefined; ; ) {
    const rows = await queries
      .select({
        id: giftCardVoucher.id,
        giftCardSlug: giftCardVoucher.giftCardSlug,
        numberTag: giftCardVoucher.numberTag,
        lineId: giftCardVoucher.lineId,
        sealed: giftCardVoucher.sealed,
      })
      .from(giftCardVoucher)
      .where(and(which, last === undefined ? undefined : gt(giftCardVoucher.id, last)))
      .orderBy(asc(giftCardVoucher.id))
      .limit(PAGE_ROWS);
    yield* rows;
    last = rows.at(-1)?.id;
    if (last === undefined) return;
  }
}
