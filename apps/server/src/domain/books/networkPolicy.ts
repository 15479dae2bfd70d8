import { eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../db/database.ts';
import { networkPolicy } from '../../db/schema/shopBook.ts';
import { OperatorError } from '../../errors/OperatorError.ts';
import { CLAIMS } from './claimsNetwork.ts';

export type NetworkPolicy = typeof networkPolicy.$inferSelect;

/** Of a network that nobody wrote a policy for (docs/money.md#policies). */
const usualPolicy: Omit<NetworkPolicy, 'network'> = {
  pays: 'approval',
  advanceLimitPaise: 10_000_000n,
  settlesAfterDays: 60,
  advancedPaise: 0n,
};

/** What an operator granted waits for no network. */
const claimsPolicy: typeof usualPolicy = { ...usualPolicy, advanceLimitPaise: 10n ** 12n };

const firstPolicy = (network: string): NetworkPolicy => ({
  ...(network === CLAIMS ? claimsPolicy : usualPolicy),
  network,
});

/** Locks the row of a network until the transaction ends; makes a missing one. Taken once, after all wallets. */
export async function lockPolicy(queries: Queries, network: string): Promise<NetworkPolicy> {
  await queries.insert(networkPolicy).values(firstPolicy(network)).onConflictDoNothing();
  const [row] = await queries.select().from(networkPolicy).where(eq(networkPolicy.network, network)).for('update');
  if (!row) throw new Error('The policy of a network disappeared while it was read');
  return row;
}

/** The policies of networks, without a lock. */
export async function readPolicies(queries: Queries): Promise<(network: string) => NetworkPolicy> {
  const rows = await queries.select().from(networkPolicy);
  return (network) => rows.find((row) => row.network === network) ?? firstPolicy(network);
}

/**
 * Writes the policy of a network; what members have in advance stays.
 * @throws OperatorError for a limit below that
 */
export async function savePolicy(
  { orm }: Pick<Database, 'orm'>,
  policy: Omit<NetworkPolicy, 'advancedPaise'>,
): Promise<void> {
  await orm.transaction(async (queries) => {
    const { advancedPaise } = await lockPolicy(queries, policy.network);
    if (advancedPaise > policy.advanceLimitPaise) {
      throw new OperatorError(
        'Members have more than this in advance already. Let them be paid on settlement instead.',
      );
    }
    await queries.update(networkPolicy).set(policy).where(eq(networkPolicy.network, policy.network));
  });
}

/** Adds to what members have in advance. The caller has locked the row. */
export async function addAdvance(queries: Queries, network: string, paise: bigint): Promise<void> {
  if (paise === 0n) return;
  await queries
    .update(networkPolicy)
    .set({ advancedPaise: sql`${networkPolicy.advancedPaise} + ${paise}` })
    .where(eq(networkPolicy.network, network));
}
