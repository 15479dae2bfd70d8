import type { MyYear } from '@potli/api';
import { and, eq } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { journal } from '../../../db/schema/ledger.ts';
import { financialYear, monthsOf, yearOf } from './financialYear.ts';
import { readIncome } from './readIncome.ts';
import { readWithheld, withheldOf } from './readWithheld.ts';
import { toIncome } from './toIncome.ts';

interface TaxParts {
  database: Pick<Database, 'orm'>;
  now?: () => Date;
}

/** What members earn in a financial year, and what is withheld of it (docs/product/money.md#yearly-statement). */
export function createTaxService({ database: { orm }, now = () => new Date() }: TaxParts) {
  return {
    /** @param asked the year in which the financial year begins; absent: the current one */
    yearOf(memberId: bigint, asked?: number): Promise<MyYear> {
      const at = now();
      const span = financialYear(asked ?? yearOf(at));
      // one snapshot: months and years belong together
      return orm.transaction(
        async (queries) => {
          const rows = await readIncome(queries, [memberId], span);
          const taxes = await readWithheld(queries, [memberId], span.year);
          const months = monthsOf(span, at).map((month) => ({
            month,
            ...toIncome(rows.filter((row) => row.month === month)),
            withheld: withheldOf(taxes.filter((tax) => tax.month === month)),
          }));
          const years = yearsBetween(await readFirst(queries, memberId), at);
          return { year: span.year, ...toIncome(rows), withheld: withheldOf(taxes), months, years };
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
    },
  };
}

/** When anything of the member's money changed first. */
async function readFirst(queries: Queries, memberId: bigint): Promise<Date | undefined> {
  const [first] = await queries
    .select({ at: journal.happenedAt })
    .from(journal)
    .where(and(eq(journal.memberId, memberId), eq(journal.seq, 1n)));
  return first?.at;
}

/** The newest first; at least the one that goes on. */
function yearsBetween(first: Date | undefined, now: Date): number[] {
  const last = yearOf(now);
  const years = last - Math.min(last, yearOf(first ?? now)) + 1;
  return Array.from({ length: years }, (_, n) => last - n);
}
