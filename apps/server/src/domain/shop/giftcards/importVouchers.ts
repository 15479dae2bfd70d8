import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { giftCard } from '../../../db/schema/giftCard.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { readStoredTags } from './readStoredTags.ts';
import { tagOf } from './voucherNumber.ts';
import { addToStock, type StockedVoucher } from './voucherStock.ts';

interface VoucherImport {
  giftCardSlug: string;
  vouchers: readonly Omit<StockedVoucher, 'giftCardSlug'>[];
  /** For the audit log. */
  who: string;
}

/**
 * Adds vouchers to the stock of a card, all or none. A card number that is there already is left out, in
 * whatever spelling and with whatever key it was stored: the same file again adds nothing.
 * @throws OperatorError where the catalogue has no such card, and where a stored voucher of it does not open
 */
export function importVouchers(
  { orm }: Pick<Database, 'orm'>,
  sealer: Sealer,
  { giftCardSlug, vouchers, who }: VoucherImport,
): Promise<{ added: number; known: number }> {
  return orm.transaction(async (queries) => {
    const [card] = await queries.select({ id: giftCard.id }).from(giftCard).where(eq(giftCard.urlSlug, giftCardSlug));
    if (!card) throw new OperatorError(`The catalogue has no gift card ${giftCardSlug}.`);
    const stored = await readStoredTags(queries, sealer, giftCardSlug);
    const given = vouchers.map((voucher) => ({ ...voucher, giftCardSlug }));
    const fresh = given.filter((voucher) => !stored.has(tagOf(sealer, voucher).toString('hex')));
    const added = await addToStock(queries, sealer, fresh);
    if (added > 0) {
      const object = `vouchers of ${giftCardSlug}`;
      await recordAudit(queries, { who, action: 'vouchers import', object, after: { added } });
    }
    return { added, known: vouchers.length - added };
  });
}
