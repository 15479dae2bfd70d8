import type { Page, ReferredPerson } from '@potli/api';
import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { member } from '../../db/schema/member.ts';
import { REFERRAL_PERCENT } from '../orders/cashback.ts';
import type { PageRequest } from '../shared/paging.ts';
import { readPage } from '../shared/readPage.ts';

const fields = { name: member.name, email: member.email, joinedAt: member.createdAt };

/** The people who joined with a member's code, newest first. */
export async function readReferredPeople(
  queries: Queries,
  memberId: bigint,
  request: PageRequest,
): Promise<Page<ReferredPerson>> {
  const where = eq(member.referredBy, memberId);
  const orderBy = [desc(member.createdAt), desc(member.id)];
  const page = await readPage(queries, { fields, from: member, where, orderBy }, request);
  return { ...page, rows: page.rows.map(toReferredPerson) };
}

function toReferredPerson({ joinedAt, ...person }: { name: string; email: string; joinedAt: Date }): ReferredPerson {
  return { ...person, referrerCommissionPercentage: Number(REFERRAL_PERCENT), signupDate: joinedAt.toISOString() };
}
