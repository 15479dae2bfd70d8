import { and, isNotNull, isNull } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { installation } from '../../../db/schema/installation.ts';
import { SettingsError } from '../../../settings/SettingsError.ts';

type KeptPayments = NonNullable<(typeof installation.$inferSelect)['payments']>;

async function readKept(queries: Queries): Promise<KeptPayments | null> {
  const [row] = await queries.select({ payments: installation.payments }).from(installation);
  return row?.payments ?? null;
}

/**
 * Keeps the payment provider of a database that production has opened, and refuses every other one: open orders and refunds have to be asked
 * about where they were paid.
 * @throws SettingsError when another provider is kept
 */
export async function keepPayments(queries: Queries, provider: KeptPayments): Promise<void> {
  await queries
    .update(installation)
    .set({ payments: provider })
    .where(and(isNull(installation.payments), isNotNull(installation.productionSince)));
  const kept = await readKept(queries);
  if (kept === null || kept === provider) return;
  throw new SettingsError([`PAYMENT is ${provider}, but ${kept} takes the payments of this database.`]);
}
