import { isNotNull } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { giftCardVoucher } from '../../../db/schema/giftCardOrder.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { readVouchers } from './readVouchers.ts';
import { canonicalNumber } from './voucherNumber.ts';
import { openVoucher } from './voucherSecret.ts';

/** A card number that is stored more than once, from before numbers were compared. */
export interface DoubledVoucher {
  giftCardSlug: string;
  /** Of its rows. */
  ids: string[];
  sold: number;
}

/** Opens every voucher: for a person who asks. Those that do not open are left out. */
export async function findDoubledVouchers(queries: Queries, sealer: Sealer): Promise<DoubledVoucher[]> {
  const found = new Map<string, DoubledVoucher>();
  for await (const { id, giftCardSlug, lineId, sealed } of readVouchers(
    queries,
    isNotNull(giftCardVoucher.giftCardSlug),
  )) {
    const cardNumber = numberIn(sealer, id, sealed);
    if (cardNumber === undefined || giftCardSlug === null) continue;
    const key = `${giftCardSlug} ${canonicalNumber(cardNumber)}`;
    const known = found.get(key) ?? { giftCardSlug, ids: [], sold: 0 };
    known.ids.push(id);
    if (lineId !== null) known.sold += 1;
    found.set(key, known);
  }
  return [...found.values()].filter(({ ids }) => ids.length > 1);
}

function numberIn(sealer: Sealer, id: string, sealed: Buffer): string | undefined {
  try {
    return openVoucher(sealer, id, sealed).cardNumber;
  } catch {
    return undefined;
  }
}
