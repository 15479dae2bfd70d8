import { eq } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { giftCard } from '../../../db/schema/giftCard.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import type { Operator } from '../../platform/audit/Operator.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { readStoredTags } from './readStoredTags.ts';
import { tagOf } from './voucherNumber.ts';
import { addToStock, type StockedVoucher } from './voucherStock.ts';

interface VoucherList {
  giftCardSlug: string;
  vouchers: readonly Omit<StockedVoucher, 'giftCardSlug'>[];
}

interface FreshVouchers {
  /** The name of the card. */
  name: string;
  /** Those that are neither in stock nor sold. */
  fresh: StockedVoucher[];
}

/**
 * Vouchers of a list that the shop does not have. A card number that is there already is left out, in whatever spelling and with
 * whatever key it was stored.
 * @throws OperatorError where the catalogue has no such card, and where a stored voucher of it does not open
 */
export async function readFreshVouchers(
  queries: Queries,
  sealer: Sealer,
  { giftCardSlug, vouchers }: VoucherList,
): Promise<FreshVouchers> {
  const [card] = await queries.select({ name: giftCard.name }).from(giftCard).where(eq(giftCard.urlSlug, giftCardSlug));
  if (!card) throw new OperatorError(`The catalogue has no gift card ${giftCardSlug}.`);
  const stored = await readStoredTags(queries, sealer, giftCardSlug);
  const given = vouchers.map((voucher) => ({ ...voucher, giftCardSlug }));
  return { ...card, fresh: given.filter((voucher) => !stored.has(tagOf(sealer, voucher).toString('hex'))) };
}

/** Adds them, with a row in the audit log, as part of the caller's transaction. @returns how many were added: another import may be faster */
export async function addFreshVouchers(
  queries: Queries,
  sealer: Sealer,
  { giftCardSlug, fresh, by }: { giftCardSlug: string; fresh: readonly StockedVoucher[]; by: Operator },
): Promise<number> {
  const added = await addToStock(queries, sealer, fresh);
  if (added > 0) await recordAudit(queries, { ...by, object: `vouchers of ${giftCardSlug}`, after: { added } });
  return added;
}

/**
 * Adds vouchers to the stock of a card, all or none: the same file again adds nothing.
 * @throws OperatorError as `readFreshVouchers`
 */
export function importVouchers(
  { orm }: Pick<Database, 'orm'>,
  sealer: Sealer,
  { by, ...list }: VoucherList & { by: Operator },
): Promise<{ added: number; known: number }> {
  return orm.transaction(async (queries) => {
    const { fresh } = await readFreshVouchers(queries, sealer, list);
    const added = await addFreshVouchers(queries, sealer, { giftCardSlug: list.giftCardSlug, fresh, by });
    return { added, known: list.vouchers.length - added };
  });
}
