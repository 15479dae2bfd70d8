import { eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { member } from '../../../db/schema/member.ts';
import { notFound } from '../../../errors/ProblemError.ts';
import { toAccountName } from './createMember.ts';

/**
 * Locks the member of an account until the transaction ends.
 * @param account the address, or the id
 * @param strength `no key update` where a wallet is locked after it: who has that wallet can still write rows of the member
 * @throws ProblemError notFound
 */
export async function lockAccount(
  queries: Queries,
  account: string | bigint,
  strength: 'update' | 'no key update' = 'update',
) {
  const { id, email, role, emailVerifiedAt, suspendedAt, lastSeenAt } = member;
  const [found] = await queries
    .select({ id, role, emailVerifiedAt, suspendedAt, lastSeenAt })
    .from(member)
    .where(typeof account === 'bigint' ? eq(id, account) : eq(email, toAccountName(account)))
    .for(strength);
  if (!found)
    throw notFound(typeof account === 'bigint' ? 'There is no such member.' : 'There is no member with this address.');
  return found;
}
