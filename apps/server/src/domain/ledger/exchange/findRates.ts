import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { exchangeRate } from '../../../db/schema/exchangeRate.ts';

/** Banks publish no rates on weekends and holidays: so old a rate still counts. */
export const OLDEST_DAYS = 7;

/** A moment for which a rate is looked up. */
export interface RateQuestion {
  currency: string;
  at: Date;
}

/** Finds for each question the rate of its day in India, or the last one before. Undefined where there is none. */
export async function findRates(queries: Queries, asked: readonly RateQuestion[]): Promise<(string | undefined)[]> {
  if (asked.length === 0) return [];
  const records = asked.map(({ currency, at }, place) => ({ place, currency, at: at.toISOString() }));
  const { rows } = await queries.execute<{ place: number; rupees: string }>(sql`
    select place, rupees::text as rupees
    from json_to_recordset(${JSON.stringify(records)}) as asked (place int, currency text, at timestamptz)
    cross join lateral (
      select rupees from ${exchangeRate} as rate
      where rate.currency = asked.currency and rate.day <= (asked.at at time zone 'Asia/Kolkata')::date
        and rate.day >= (asked.at at time zone 'Asia/Kolkata')::date - ${OLDEST_DAYS}::int
      order by rate.day desc limit 1
    ) as found`);
  const rates = new Map(rows.map(({ place, rupees }) => [place, rupees]));
  return asked.map((_, place) => rates.get(place));
}
