import { and, isNotNull, isNull } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { installation } from '../../../db/schema/installation.ts';
import { SettingsError } from '../../../settings/SettingsError.ts';

type PaymentProvider = NonNullable<(typeof installation.$inferSelect)['payments']>;

async function readRecorded(queries: Queries): Promise<PaymentProvider | null> {
  const [row] = await queries.select({ payments: installation.payments }).from(installation);
  return row?.payments ?? null;
}

/**
 * Records the payment provider of a database that production has opened, and refuses every other one: open orders and refunds have to be asked
 * about where they were paid.
 * @throws SettingsError when another provider is recorded
 */
export async function recordPayments(queries: Queries, provider: PaymentProvider): Promise<void> {
  await queries
    .update(installation)
    .set({ payments: provider })
    .where(and(isNull(installation.payments), isNotNull(installation.productionSince)));
  const recorded = await readRecorded(queries);
  if (recorded === null || recorded === provider) return;
  throw new SettingsError([`PAYMENT is ${provider}, but ${recorded} takes the payments of this database.`]);
}
