import { eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { giftCardVoucher } from '../../../db/schema/giftCardOrder.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { readVouchers } from './readVouchers.ts';
import { tagOf } from './voucherNumber.ts';
import { openVoucher } from './voucherSecret.ts';

/**
 * The tags, in hexadecimal, that all vouchers of a card would have today, in stock or sold: those in the table were made by an older
 * key, or before spellings were compared. Opens each of them: for imports, not for sales.
 * @throws OperatorError where one opens with none of the keys
 */
export async function readStoredTags(queries: Queries, sealer: Sealer, giftCardSlug: string): Promise<Set<string>> {
  const tags = new Set<string>();
  for await (const { id, sealed } of readVouchers(queries, eq(giftCardVoucher.giftCardSlug, giftCardSlug))) {
    const { cardNumber } = tryToOpen(sealer, { id, sealed, giftCardSlug });
    tags.add(tagOf(sealer, { giftCardSlug, cardNumber }).toString('hex'));
  }
  return tags;
}

function tryToOpen(sealer: Sealer, { id, sealed, giftCardSlug }: { id: string; sealed: Buffer; giftCardSlug: string }) {
  try {
    return openVoucher(sealer, id, sealed);
  } catch {
    throw new OperatorError(
      `The voucher ${id} of ${giftCardSlug} does not open, so nobody can tell whether the file has it again. Add the key that sealed it to PII_KEY_PREVIOUS.`,
    );
  }
}
