import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { exchangeRate } from '../../../db/schema/exchangeRate.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';

/** The rate of a currency on a day. */
export interface DayRate {
  currency: string;
  /** The day in India, `yyyy-mm-dd`. */
  day: string;
  /** Rupees for one unit, as decimals. */
  rupees: string;
}

interface RateImport {
  rates: readonly DayRate[];
  /** Who publishes them. */
  source: string;
  /** A day that has another rate gets this one. */
  replace: boolean;
  /** For the audit log. */
  who: string;
  now?: Date;
}

export interface ImportedRates {
  added: number;
  unchanged: number;
  replaced: (DayRate & { before: string })[];
}

/**
 * Imports rates, all or none. A replaced rate counts for later reports only.
 * @throws OperatorError naming the days that have another rate, unless they are to be replaced
 */
export function importRates({ orm }: Pick<Database, 'orm'>, { now = new Date(), ...given }: RateImport) {
  return orm.transaction(async (queries): Promise<ImportedRates> => {
    // of two imports at once the second sees what the first wrote
    await queries.execute(sql`lock table ${exchangeRate} in share row exclusive mode`);
    const known = await readKnown(queries, given.rates);
    const added = given.rates.filter((rate) => !known.has(keyOf(rate)));
    const replaced = given.rates.flatMap((rate) => {
      const before = known.get(keyOf(rate));
      return before === undefined || isSame(before, rate.rupees) ? [] : { ...rate, before };
    });
    if (replaced.length > 0 && !given.replace) throw refusal(replaced);
    await save(queries, [...added, ...replaced], { source: given.source, importedAt: now });
    if (added.length + replaced.length > 0) {
      const { who, source } = given;
      const before =
        replaced.length > 0 ? Object.fromEntries(replaced.map((each) => [keyOf(each), each.before])) : null;
      const after = { added: added.length, ...Object.fromEntries(replaced.map((each) => [keyOf(each), each.rupees])) };
      await recordAudit(queries, { who, action: 'rates import', object: `rates of ${source}`, before, after });
    }
    return { added: added.length, replaced, unchanged: given.rates.length - added.length - replaced.length };
  });
}

/** `USD 2026-11-20` */
const keyOf = ({ currency, day }: Pick<DayRate, 'currency' | 'day'>): string => `${currency} ${day}`;

/** 83.10 is 83.1. */
const isSame = (one: string, other: string) => withoutZeros(one) === withoutZeros(other);
const withoutZeros = (rupees: string) => (rupees.includes('.') ? rupees.replace(/\.?0+$/, '') : rupees);

async function readKnown(queries: Queries, rates: readonly DayRate[]): Promise<Map<string, string>> {
  const records = rates.map(({ currency, day }) => ({ currency, day }));
  const { rows } = await queries.execute<{ currency: string; day: string; rupees: string }>(sql`
    select currency, day::text as day, rupees::text as rupees from ${exchangeRate}
    join json_to_recordset(${JSON.stringify(records)}) as asked (currency text, day date) using (currency, day)`);
  return new Map(rows.map((row) => [keyOf(row), row.rupees]));
}

async function save(
  queries: Queries,
  rates: readonly DayRate[],
  by: Pick<typeof exchangeRate.$inferInsert, 'source' | 'importedAt'>,
): Promise<void> {
  if (rates.length === 0) return;
  await queries
    .insert(exchangeRate)
    .values(rates.map(({ currency, day, rupees }) => ({ currency, day, rupees, ...by })))
    .onConflictDoUpdate({
      target: [exchangeRate.currency, exchangeRate.day],
      set: { rupees: sql`excluded.rupees`, source: sql`excluded.source`, importedAt: sql`excluded.imported_at` },
    });
}

const refusal = (replaced: ImportedRates['replaced']) =>
  new OperatorError(
    [
      'These days have another rate. Nothing was imported; --replace takes the new ones, and orders keep the rate by which they were counted.',
      ...replaced.map((each) => `  ${keyOf(each)}: ${each.before}, now ${each.rupees}`),
    ].join('\n'),
  );
