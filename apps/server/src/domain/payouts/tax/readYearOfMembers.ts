import { asc, gt } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { member } from '../../../db/schema/member.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { financialYear } from './financialYear.ts';
import { findPans, openPan } from './panRows.ts';
import { readIncome } from './readIncome.ts';
import { readWithheld, withheldOf } from './readWithheld.ts';
import { type Income, toIncome } from './toIncome.ts';

/** What a member earned in a financial year, and what tax was withheld, in rupees. */
export interface MemberYear extends Income {
  memberId: string;
  email: string;
  withheld: number;
  /** Whether a PAN is on file. */
  hasPan: boolean;
  /** The whole PAN; absent where it was not asked for, null where there is none. */
  pan?: string | null;
}

const PAGE_SIZE = 500;

/**
 * All members with income in a financial year, or from whom tax was withheld, by id, page by page: a shop may have many.
 * @param sealer opens their PANs; absent: they are not read
 */
export async function* readYearOfMembers(queries: Queries, year: number, sealer?: Sealer): AsyncGenerator<MemberYear> {
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
    const pans = await findPans(queries, ids);
    for (const { id, email } of page) {
      const [own = [], taxes = []] = [earned.get(id), taxed.get(id)];
      if (own.length + taxes.length === 0) continue;
      const pan = pans.get(id);
      const opened = sealer && { pan: pan ? openPan(sealer, pan) : null };
      yield {
        memberId: String(id),
        email,
        ...toIncome(own),
        withheld: withheldOf(taxes),
        hasPan: pan !== undefined,
        ...opened,
      };
    }
  }
}
