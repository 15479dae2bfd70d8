import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { giftCardVoucher } from '../../../db/schema/giftCardOrder.ts';
import type { KeyedSealer } from '../../platform/sealing/createSealer.ts';
import { readVouchers } from './readVouchers.ts';
import { tagOf } from './voucherNumber.ts';
import { openVoucher } from './voucherSecret.ts';

/**
 * Tags vouchers anew whose tag was made by another key, so that they are recognised once that key is gone. Several hosts can do it at once, and the
 * next start goes on where this one ended. One whose number is stored twice keeps its tag (`findDoubledVouchers`).
 * @throws when one of them cannot be opened, after the others
 */
export async function tagOlderVouchers(
  { orm }: Pick<Database, 'orm'>,
  sealer: KeyedSealer,
  stop: AbortSignal,
): Promise<void> {
  const isStale = sql`substr(${giftCardVoucher.numberTag}, 1, ${sealer.keyId.length}) <> ${sealer.keyId}`;
  const faults: unknown[] = [];
  for await (const { id, giftCardSlug, numberTag, sealed } of readVouchers(
    orm,
    and(isNotNull(giftCardVoucher.numberTag), isStale),
  )) {
    if (stop.aborted) return;
    if (giftCardSlug === null || numberTag === null) continue;
    try {
      const tag = tagOf(sealer, { giftCardSlug, cardNumber: openVoucher(sealer, id, sealed).cardNumber });
      const isFree = sql`not exists (select from ${giftCardVoucher} as other where other.number_tag = ${tag})`;
      await orm
        .update(giftCardVoucher)
        .set({ numberTag: tag })
        .where(and(eq(giftCardVoucher.id, id), eq(giftCardVoucher.numberTag, numberTag), isFree));
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} vouchers have no tag of the current key`);
}
