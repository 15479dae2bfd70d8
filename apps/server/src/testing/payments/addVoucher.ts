import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { giftCardVoucher } from '../../db/schema/giftCardOrder.ts';

/** A voucher in stock that cost 450 rupees and does not open. @returns its id */
export async function addVoucher(
  { orm }: Pick<Database, 'orm'>,
  giftCardSlug: string,
  { facePaise = 50_000n, expiresOn = '2099-12-31' } = {},
): Promise<string> {
  const id = randomUUID();
  const sealed = Buffer.from('02', 'hex');
  const numberTag = Buffer.from(id);
  const kind = { giftCardSlug, facePaise, costPaise: 45_000n, expiresOn };
  await orm.insert(giftCardVoucher).values({ ...kind, id, numberTag, sealed });
  return id;
}
