import { KEY_HOURS } from '@potli/api/contract/policy';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { idempotencyKey } from '../../../db/schema/idempotencyKey.ts';
import type { HashedKey } from './createKeyHasher.ts';

/** Every write removes more keys than it adds, so the table shrinks to the keys that are still valid. */
const REMOVED_AT_ONCE = 20;

const isExpired = sql`${idempotencyKey.createdAt} < now() - make_interval(hours => ${KEY_HOURS})`;

/** The name under which the answer of a row is sealed. @param keyHash in hexadecimal digits */
export const keyRow = (keyHash: string) => `idempotency_key ${keyHash}`;

/** A key that has not expired. */
export async function findKey(queries: Queries, keyHash: Buffer) {
  const [found] = await queries
    .select({ requestHash: idempotencyKey.requestHash, answer: idempotencyKey.answer })
    .from(idempotencyKey)
    .where(and(eq(idempotencyKey.keyHash, keyHash), sql`not (${isExpired})`));
  return found;
}

/**
 * Takes a key for this transaction, also an expired one. Waits while another transaction holds it.
 * @returns whether it was free
 */
export async function takeKey(queries: Queries, { keyHash, requestHash }: HashedKey): Promise<boolean> {
  const answer = Buffer.alloc(0);
  const taken = await queries
    .insert(idempotencyKey)
    .values({ keyHash, requestHash, answer })
    .onConflictDoUpdate({
      target: idempotencyKey.keyHash,
      set: { requestHash, answer, createdAt: sql`now()` },
      setWhere: isExpired,
    })
    .returning({ keyHash: idempotencyKey.keyHash });
  return taken.length > 0;
}

export async function keepAnswer(queries: Queries, keyHash: Buffer, answer: Buffer): Promise<void> {
  await queries.update(idempotencyKey).set({ answer }).where(eq(idempotencyKey.keyHash, keyHash));
}

/** Removes some expired keys; skips those that another transaction has locked. */
export async function removeExpiredKeys(queries: Queries): Promise<void> {
  const expired = queries
    .select({ keyHash: idempotencyKey.keyHash })
    .from(idempotencyKey)
    .where(isExpired)
    .orderBy(idempotencyKey.createdAt)
    .limit(REMOVED_AT_ONCE)
    .for('update', { skipLocked: true });
  await queries.delete(idempotencyKey).where(inArray(idempotencyKey.keyHash, expired));
}
