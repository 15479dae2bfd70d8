import { and, isNull } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { isAnyOf } from '../../../db/isOneOf.ts';
import { selfDealing } from '../../../db/schema/selfDealing.ts';

/** Which of these members bring nothing to those who invited them. Read under the locks of their wallets, where money depends on it. */
export async function readUnearning(queries: Queries, memberIds: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  if (memberIds.length === 0) return new Set();
  const rows = await queries
    .select({ memberId: selfDealing.memberId })
    .from(selfDealing)
    .where(and(isAnyOf(selfDealing.memberId, [...new Set(memberIds)]), isNull(selfDealing.allowedAt)));
  return new Set(rows.map(({ memberId }) => memberId));
}
