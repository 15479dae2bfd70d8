import type { Page, ReferredPerson } from '@potli/api';
import { REFERRAL_PERCENT } from '@potli/api/contract/policy';
import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { member } from '../../../db/schema/member.ts';
import { readUnearning } from '../../members/selfdealing/readUnearning.ts';
import type { PageRequest } from '../../platform/shared/paging.ts';
import { readPage } from '../../platform/shared/readPage.ts';

const fields = { id: member.id, name: member.name, email: member.email, joinedAt: member.createdAt };

/** The people who joined with a member's code, newest first. */
export async function readReferredPeople(
  queries: Queries,
  memberId: bigint,
  request: PageRequest,
): Promise<Page<ReferredPerson>> {
  const where = eq(member.referredBy, memberId);
  const orderBy = [desc(member.createdAt), desc(member.id)];
  const page = await readPage(queries, { fields, from: member, where, orderBy }, request);
  const ids = page.rows.map(({ id }) => id);
  const unearning = await readUnearning(queries, ids);
  return { ...page, rows: page.rows.map((row) => toReferredPerson(row, !unearning.has(row.id))) };
}

interface PersonRow {
  id: bigint;
  name: string;
  email: string;
  joinedAt: Date;
}

const toReferredPerson = ({ name, email, joinedAt }: PersonRow, earns: boolean): ReferredPerson => ({
  name,
  email,
  referrerCommissionPercentage: earns ? REFERRAL_PERCENT : 0,
  ...(!earns && { shareHeld: true }),
  signupDate: joinedAt.toISOString(),
});
