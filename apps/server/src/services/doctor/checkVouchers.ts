import type { Finding } from '@potli/api/contract/adminDoctor';
import type { Database } from '../../db/database.ts';
import { createSealer } from '../../domain/platform/sealing/createSealer.ts';
import { findDoubledVouchers } from '../../domain/shop/giftcards/findDoubledVouchers.ts';
import type { Settings } from '../../settings/settings.ts';
import { missing } from './findings.ts';

/** Vouchers that would be sold twice: two buyers would pay for the same card. */
export async function checkVouchers(
  { orm }: Pick<Database, 'orm'>,
  { piiKey, previousPiiKeys }: Pick<Settings, 'piiKey' | 'previousPiiKeys'>,
): Promise<Finding[]> {
  // its absence is named with the settings
  if (piiKey === '') return [];
  // before the first start there is no table to ask
  const doubled = await findDoubledVouchers(orm, createSealer(piiKey, previousPiiKeys)).catch(() => []);
  return doubled.map(({ giftCardSlug, ids, sold }) =>
    missing(
      'vouchers',
      `A card number of ${giftCardSlug} is stored ${ids.length} times, and ${sold} of them are sold: ask its issuer who can use it, and take those that nobody has bought out of the stock (potli vouchers remove ${giftCardSlug} --ids). Their ids: ${ids.join(', ')}.`,
    ),
  );
}
