import { demoCatalogue } from '@potli/api/fixtures';
import { sql } from 'drizzle-orm';
import { importCatalogue } from '../../domain/catalogue/import/importCatalogue.ts';
import { recordPastClicks } from '../../domain/clicks/recordPastClicks.ts';
import { createMember } from '../../domain/identity/createMember.ts';
import type { Database, Queries } from '../database.ts';
import { category } from '../schema/category.ts';
import { store } from '../schema/store.ts';
import { demoSignups } from './demoSignups.ts';
import { pastYearOfClicks } from './pastYearOfClicks.ts';

/** Of two first starts at once, one seeds; any number, as long as every Potli uses the same. */
const LOCK = 7_068_743;

async function isEmpty(queries: Queries): Promise<boolean> {
  const [anyStore] = await queries.select({ id: store.id }).from(store).limit(1);
  const [anyCategory] = await queries.select({ id: category.id }).from(category).limit(1);
  return !anyStore && !anyCategory;
}

/**
 * Fills an empty catalogue with the demo shop and its members, all or nothing, and tells whether it did. Every later
 * start finds the shop as it was left.
 */
export async function seedDemo({ orm }: Pick<Database, 'orm'>, now = new Date()): Promise<boolean> {
  return orm.transaction(async (queries) => {
    await queries.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    if (!(await isEmpty(queries))) return false;
    const report = await importCatalogue({ orm: queries }, demoCatalogue, now);
    const refused = report.rows.flatMap(({ problems }) => problems);
    if (refused.length > 0) throw new Error(`The demo shop does not load: ${JSON.stringify(refused)}`);

    const [asha, ...others] = await demoSignups(now);
    const ashaId = await createMember(queries, asha);
    for (const other of others) await createMember(queries, other);
    await recordPastClicks(queries, await pastYearOfClicks(queries, ashaId, now));
    return true;
  });
}
