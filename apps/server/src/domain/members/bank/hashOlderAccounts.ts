import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { bankAccount } from '../../../db/schema/bankAccount.ts';
import type { KeyedSealer, Sealer } from '../../platform/sealing/createSealer.ts';
import { flagSelfDealing } from '../selfdealing/flagSelfDealing.ts';
import { openDetails } from './bankAccountRows.ts';
import { hashAccount } from './hashAccount.ts';

/**
 * Hashes accounts from before they had a hash, and those that were hashed with another key, one by one: several hosts can
 * do it at once, and the next start goes on where this one ended.
 * @throws when one of them cannot be opened, after the others
 */
export async function hashOlderAccounts(
  { orm }: Pick<Database, 'orm'>,
  sealer: KeyedSealer,
  stop: AbortSignal,
): Promise<void> {
  const stale = sql`(account_hash is null or substr(account_hash, 1, ${sealer.keyId.length}) <> ${sealer.keyId})`;
  const ids = await orm.select({ id: bankAccount.id }).from(bankAccount).where(stale).orderBy(asc(bankAccount.id));
  const faults: unknown[] = [];
  for (const { id } of ids) {
    if (stop.aborted) return;
    await orm
      .transaction((queries) => hashVersion(queries, sealer, and(eq(bankAccount.id, id), stale)))
      .catch((error) => faults.push(error));
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} bank accounts have no hash`);
}

async function hashVersion(queries: Queries, sealer: Sealer, which: SQL | undefined): Promise<void> {
  const [row] = await queries.select().from(bankAccount).where(which).for('no key update', { skipLocked: true });
  if (!row) return;
  const accountHash = hashAccount(sealer, openDetails(sealer, row));
  await queries.update(bankAccount).set({ accountHash }).where(eq(bankAccount.id, row.id));
  await flagSelfDealing(queries, row.memberId);
}
