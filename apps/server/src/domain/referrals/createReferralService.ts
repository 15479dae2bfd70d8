import type { Page, ReferredPerson } from '@potli/api';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { member } from '../../db/schema/member.ts';
import { REFERRAL_PERCENT } from '../orders/cashback.ts';
import { type PageRequest, toPage, windowOf } from '../shared/paging.ts';

export type ReferralService = ReturnType<typeof createReferralService>;

/** Who joined because of whom. */
export function createReferralService({ orm }: Pick<Database, 'orm'>) {
  return {
    /** Those who joined with the member's code, newest first. */
    async listOf(memberId: bigint, request: PageRequest): Promise<Page<ReferredPerson>> {
      const referred = eq(member.referredBy, memberId);
      const { limit, offset } = windowOf(request);
      const [rows, [count]] = await Promise.all([
        orm
          .select({ name: member.name, email: member.email, joinedAt: member.createdAt })
          .from(member)
          .where(referred)
          .orderBy(desc(member.createdAt), desc(member.id))
          .limit(limit)
          .offset(offset),
        orm
          .select({ total: sql`count(*)`.mapWith(Number) })
          .from(member)
          .where(referred),
      ]);
      return toPage(rows.map(toReferredPerson), count?.total ?? 0, request);
    },
  };
}

function toReferredPerson({ joinedAt, ...person }: { name: string; email: string; joinedAt: Date }): ReferredPerson {
  return { ...person, referrerCommissionPercentage: Number(REFERRAL_PERCENT), signupDate: joinedAt.toISOString() };
}
