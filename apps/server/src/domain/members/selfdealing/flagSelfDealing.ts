import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { bankAccount } from '../../../db/schema/bankAccount.ts';
import { wallet } from '../../../db/schema/ledger.ts';
import { member } from '../../../db/schema/member.ts';
import { memberDevice } from '../../../db/schema/memberDevice.ts';
import { selfDealing } from '../../../db/schema/selfDealing.ts';
import { toPerson } from './toPerson.ts';

type Reason = (typeof selfDealing.$inferSelect)['reasons'][number];

/** Further up a chain of invitations there is no earning to check. */
const MOST_STEPS = 20;
/** So many are compared: more with one account or device are a place, such as a school. */
const MOST_TWINS = 500;

interface Person {
  id: bigint;
  email: string;
}

/**
 * Flags every referral in which the member and another one up or down the chain of invitations look like one person:
 * the same mailbox, bank account or device. Call it in the transaction that wrote one of these. A mobile number is no sign:
 * it is not verified. The flag counts for orders that are not yet approved (`readUnearning`).
 */
export async function flagSelfDealing(queries: Queries, memberId: bigint): Promise<void> {
  await lockTraits(queries, memberId);
  const twins = await readTwins(queries, memberId);
  const others = [...twins.bank, ...twins.device];
  const chains = await readChains(queries, [memberId, ...others]);
  const above = chains.get(memberId) ?? [];
  const people = await readPeople(queries, [memberId, ...above, ...others]);
  const self = people.get(memberId);
  if (!self) throw new Error('The member does not exist');
  const bank = new Set(twins.bank);
  const device = new Set(twins.device);
  const reasonsWith = (other: Person): Reason[] => [
    ...(toPerson(self.email) === toPerson(other.email) ? (['email'] as const) : []),
    ...(bank.has(other.id) ? (['bank'] as const) : []),
    ...(device.has(other.id) ? (['device'] as const) : []),
  ];
  for (const other of people.values()) {
    const reasons = other.id === memberId ? [] : reasonsWith(other);
    if (reasons.length === 0) continue;
    if (above.includes(other.id)) await flag(queries, memberId, reasons);
    else if (chains.get(other.id)?.includes(memberId)) await flag(queries, other.id, reasons);
  }
}

/** Of two members who take the same account at once, the second sees the first. */
async function lockTraits(queries: Queries, memberId: bigint): Promise<void> {
  await queries.execute(sql`
    select pg_advisory_xact_lock(trait) from (
      select hashtextextended('bank ' || encode(account_hash, 'hex'), 0) as trait from ${bankAccount}
        where member_id = ${memberId} and account_hash is not null
      order by 1
    ) as traits`);
}

/** By member: those who invited the member, who invited them, and so on. */
async function readChains(queries: Queries, memberIds: readonly bigint[]): Promise<Map<bigint, bigint[]>> {
  const { rows } = await queries.execute<{ root: string; id: string }>(sql`
    with recursive above (root, id, steps) as (
      select id, referred_by, 1 from ${member}
        where ${inArray(member.id, [...new Set(memberIds)])} and referred_by is not null
      union all
      select root, member.referred_by, steps + 1 from above join ${member} on member.id = above.id
        where member.referred_by is not null and steps < ${MOST_STEPS}
    )
    select root, id from above`);
  const chains = Map.groupBy(rows, ({ root }) => BigInt(root));
  return new Map([...chains].map(([root, steps]) => [root, steps.map(({ id }) => BigInt(id))]));
}

/** Other members with a bank account that is the same, and those who used the same device. */
async function readTwins(queries: Queries, memberId: bigint): Promise<{ bank: bigint[]; device: bigint[] }> {
  const bank = await queries.execute<{ id: string }>(sql`
    select distinct other.member_id as id
    from ${bankAccount} join ${bankAccount} as other on other.account_hash = bank_account.account_hash
    where bank_account.member_id = ${memberId} and other.member_id <> ${memberId} limit ${MOST_TWINS}`);
  const device = await queries.execute<{ id: string }>(sql`
    select distinct other.member_id as id
    from ${memberDevice} join ${memberDevice} as other on other.device_tag = member_device.device_tag
    where member_device.member_id = ${memberId} and other.member_id <> ${memberId} limit ${MOST_TWINS}`);
  const toIds = ({ rows }: typeof bank) => rows.map(({ id }) => BigInt(id));
  return { bank: toIds(bank), device: toIds(device) };
}

async function readPeople(queries: Queries, ids: readonly bigint[]): Promise<Map<bigint, Person>> {
  const rows = await queries
    .select({ id: member.id, email: member.email })
    .from(member)
    .where(inArray(member.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

async function flag(queries: Queries, memberId: bigint, reasons: Reason[]): Promise<void> {
  // an order of the member that is approved at this moment counts before or after the flag, not across it
  await queries.execute(sql`select from ${wallet} where ${wallet.memberId} = ${memberId} for update`);
  await queries
    .insert(selfDealing)
    .values({ memberId, reasons })
    .onConflictDoUpdate({
      target: selfDealing.memberId,
      set: {
        reasons: sql`array(select unnest(self_dealing.reasons) union select unnest(excluded.reasons) order by 1)`,
      },
    });
}
