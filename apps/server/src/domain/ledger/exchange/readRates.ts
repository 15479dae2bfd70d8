import { desc } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { exchangeRate } from '../../../db/schema/exchangeRate.ts';

/** The rates that were imported, the latest day first. */
export const readRates = (queries: Queries, most: number): Promise<(typeof exchangeRate.$inferSelect)[]> =>
  queries.select().from(exchangeRate).orderBy(desc(exchangeRate.day), exchangeRate.currency).limit(most);
