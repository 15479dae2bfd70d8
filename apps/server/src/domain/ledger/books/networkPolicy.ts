import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { isAnyOf } from '../../../db/isOneOf.ts';
import { networkPolicy } from '../../../db/schema/shopBook.ts';
import type { Operator } from '../../platform/audit/Operator.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { CLAIMS } from '../../platform/shared/claimsNetwork.ts';

export type NetworkPolicy = typeof networkPolicy.$inferSelect;

/** Of a network without a policy of its own (docs/money.md#policies). */
const usualPolicy: Omit<NetworkPolicy, 'network'> = {
  pays: 'approval',
  advanceLimitPaise: 10_000_000n,
  settlesAfterDays: 60,
  advancedPaise: 0n,
};

/** What an operator granted waits for no network. */
const claimsPolicy: typeof usualPolicy = { ...usualPolicy, advanceLimitPaise: 10n ** 12n };

/** The policy of a network for which none was written. */
export const firstPolicy = (network: string): NetworkPolicy => ({
  ...(network === CLAIMS ? claimsPolicy : usualPolicy),
  network,
});

/**
 * Locks the rows of networks until the transaction ends, always in the same order; makes missing ones. Taken once, after all
 * wallets.
 */
export async function lockPolicies(queries: Queries, networks: readonly string[]): Promise<Map<string, NetworkPolicy>> {
  const names = [...new Set(networks)].sort();
  if (names.length === 0) return new Map();
  const locked = await lockRows(queries, names);
  if (locked.size === names.length) return locked;
  // only where one is missing: such an insert waits for a transaction that changes the row
  await queries.insert(networkPolicy).values(names.map(firstPolicy)).onConflictDoNothing();
  return lockRows(queries, names);
}

async function lockRows(queries: Queries, names: readonly string[]): Promise<Map<string, NetworkPolicy>> {
  const rows = await queries
    .select()
    .from(networkPolicy)
    .where(isAnyOf(networkPolicy.network, names))
    .orderBy(sql`${networkPolicy.network} collate "C"`)
    .for('update');
  return new Map(rows.map((row) => [row.network, row]));
}

/** The policies of networks, without a lock. */
export async function readPolicies(queries: Queries): Promise<(network: string) => NetworkPolicy> {
  const rows = await queries.select().from(networkPolicy);
  return (network) => rows.find((row) => row.network === network) ?? firstPolicy(network);
}

/** Writes the policy of a network in a transaction of its own. @param by as in `writePolicy` */
export const savePolicy = (
  { orm }: Pick<Database, 'orm'>,
  policy: Omit<NetworkPolicy, 'advancedPaise'>,
  by?: Operator,
): Promise<void> => orm.transaction((queries) => writePolicy(queries, policy, by));

/**
 * Writes the policy of a network; what members have in advance stays. Part of the caller's transaction.
 * A limit below that lets nothing more be paid in advance until networks have paid.
 * @param by for the audit log; absent where the shop does it itself
 */
export async function writePolicy(
  queries: Queries,
  policy: Omit<NetworkPolicy, 'advancedPaise'>,
  by?: Operator,
): Promise<void> {
  const { network } = policy;
  const current = (await lockPolicies(queries, [network])).get(network) ?? firstPolicy(network);
  const [before, after] = [toTerms(current), toTerms(policy)];
  if (isDeepStrictEqual(before, after)) return;
  await queries.update(networkPolicy).set(policy).where(eq(networkPolicy.network, network));
  if (by) await recordAudit(queries, { ...by, object: `network ${network}`, before, after });
}

/** From now on members get the money of a network's orders once it has paid, until another policy is written. */
export async function stopAdvances(queries: Queries, network: string): Promise<void> {
  await lockPolicies(queries, [network]);
  await queries.update(networkPolicy).set({ pays: 'settlement' }).where(eq(networkPolicy.network, network));
}

const toTerms = ({ pays, advanceLimitPaise, settlesAfterDays }: Omit<NetworkPolicy, 'advancedPaise'>) => ({
  pays,
  settlesAfterDays,
  // the audit log is JSON
  advanceLimitPaise: Number(advanceLimitPaise),
});

/** Writes what members have in advance. The caller has locked the rows. */
export async function saveAdvances(queries: Queries, policies: Iterable<NetworkPolicy>): Promise<void> {
  const records = Array.from(policies, ({ network, advancedPaise }) => ({ network, paise: String(advancedPaise) }));
  if (records.length === 0) return;
  await queries.execute(sql`
    update ${networkPolicy} set advanced_paise = made.paise
    from json_to_recordset(${JSON.stringify(records)}) as made (network text, paise bigint)
    where ${networkPolicy.network} = made.network and ${networkPolicy.advancedPaise} <> made.paise`);
}
