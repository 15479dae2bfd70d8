import { indiaDay } from '@potli/api/units/india';
import type { Queries } from '../../../db/database.ts';
import { installation } from '../../../db/schema/installation.ts';
import { SettingsError } from '../../../settings/SettingsError.ts';

/**
 * Refuses what is simulated or open to everybody where the members are real: in a database that production has opened, whatever
 * the variables of this process say. A process can lack `NODE_ENV`, so the database records it.
 * @param why what is refused and what to do, in one sentence
 * @throws SettingsError where production has opened the database
 */
export async function refuseInProduction(queries: Queries, why: string): Promise<void> {
  const [row] = await queries.select({ since: installation.productionSince }).from(installation);
  if (!row?.since) return;
  throw new SettingsError([`This database is in production since ${indiaDay(row.since)}. ${why}`]);
}
