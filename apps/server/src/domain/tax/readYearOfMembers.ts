import { asc, gt } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { member } from '../../db/schema/member.ts';
import { financialYear } from './financialYear.ts';
import { readIncome } from './readIncome.ts';
import { readWithheld, withheldOf } from './readWithheld.ts';
import { type Income, toIncome } from './toIncome.ts';

/** What a member earned in a financial year, and what tax was withheld, in rupees. */
export interface MemberYear extends Income {
  memberId: string;
  email: string;
  withheld: number;
}

const PAGE_SIZE = 500;

/** All members with income in a financial year, or from whom tax was withheld, by id, page by page: a shop may have many. */
export async function* readYearOfMembers(queries: Queries, year: number): AsyncGenerator<MemberYear> {
  const span = financialYear(year);
  const readPage = (after: bigint) =>
    queries
      .select({ id: member.id, email: member.email })
      .from(member)
      .where(gt(member.id, after))
      .orderBy(asc(member.id))
      .limit(PAGE_SIZE);
  for (let page = await readPage(0n); page.length > 0; page = await readPage(page.at(-1)?.id ?? 0n)) {
    const ids = page.map(({ id }) => id);
    const earned = Map.groupBy(await readIncome(queries, ids, span), ({ memberId }) => memberId);
    const taxed = Map.groupBy(await readWithheld(queries, ids, year), ({ memberId }) => memberId);
    for (const { id, email } of page) {
      const [own = [], taxes = []] = [earned.get(id), taxed.get(id)];
      if (own.length + taxes.length === 0) continue;
      yield { memberId: String(id), email, ...toIncome(own), withheld: withheldOf(taxes) };
    }
  }
}
