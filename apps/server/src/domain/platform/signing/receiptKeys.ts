import type { ReceiptKeys } from '@potli/api';
import { asc, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { receiptKey } from '../../../db/schema/receipt.ts';
import { SettingsError } from '../../../settings/SettingsError.ts';
import type { ReceiptSigner } from './createReceiptSigner.ts';

/** The keys that the shop publishes, oldest first (docs/verify.md#receipts). */
export async function readReceiptKeys(queries: Queries): Promise<ReceiptKeys> {
  const rows = await queries
    .select({
      id: receiptKey.id,
      publicKey: receiptKey.publicKey,
      firstUsed: receiptKey.firstUsed,
      // hosts get a new key one after the other: for a day both sign
      end: sql<Date | null>`lead(${receiptKey.firstUsed}) over (order by ${receiptKey.firstUsed}, ${receiptKey.id})
        + interval '1 day'`.mapWith(receiptKey.firstUsed),
    })
    .from(receiptKey)
    .orderBy(asc(receiptKey.firstUsed), asc(receiptKey.id));
  return {
    type: 'potli receipt keys 1',
    keys: rows.map(({ id, publicKey: x, firstUsed, end }) => ({
      id,
      algorithm: 'Ed25519',
      publicKey: { kty: 'OKP', crv: 'Ed25519', x },
      validFrom: firstUsed.toISOString(),
      validUntil: end?.toISOString() ?? null,
    })),
  };
}

/**
 * Publishes the key of a host, at its start.
 * @throws SettingsError where another key took its place more than a day ago: its signatures would not be accepted
 */
export async function publishReceiptKey(queries: Queries, { keyId: id, publicKey }: ReceiptSigner): Promise<void> {
  await queries.insert(receiptKey).values({ id, publicKey }).onConflictDoNothing();
  await refuseEndedKey(queries, { keyId: id });
}

/** Writes nothing. @throws SettingsError where another key took the place of this one more than a day ago */
export async function refuseEndedKey(queries: Queries, { keyId: id }: Pick<ReceiptSigner, 'keyId'>): Promise<void> {
  const { keys } = await readReceiptKeys(queries);
  if (hasEnded(keys, id, new Date())) {
    throw new SettingsError([
      'The RECEIPT_KEY was replaced by another one more than a day ago, and its end is published. Start with the newest ' +
        'one, or make a new one. A host without RECEIPT_KEY makes a key for its own DATA_DIR: hosts on one ' +
        'DATABASE_URL need the same.',
    ]);
  }
}

/** Whether a key signs no clicks of that time any more. */
export function hasEnded(keys: ReceiptKeys['keys'], id: string, at: Date): boolean {
  const end = keys.find((key) => key.id === id)?.validUntil;
  return typeof end === 'string' && at.getTime() > Date.parse(end);
}
