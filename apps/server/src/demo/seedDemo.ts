import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/database.ts';
import { category } from '../db/schema/category.ts';
import { installation } from '../db/schema/installation.ts';
import { store } from '../db/schema/store.ts';
import type { Sealer } from '../domain/platform/sealing/createSealer.ts';

/** An advisory lock, so that only one of two first starts seeds: any number that all hosts share. */
const LOCK = 7_068_743;

/** The row lock makes a production host wait that opens the database at the same time; it is refused then. */
async function isProduction(queries: Queries): Promise<boolean> {
  const [row] = await queries.select({ since: installation.productionSince }).from(installation).for('share');
  return row?.since != null;
}

async function isEmpty(queries: Queries): Promise<boolean> {
  const [anyStore] = await queries.select({ id: store.id }).from(store).limit(1);
  const [anyCategory] = await queries.select({ id: category.id }).from(category).limit(1);
  return !anyStore && !anyCategory;
}

/**
 * Fills an empty catalogue with the demo shop and its members, all or nothing. Later starts change nothing, and a
 * database that production has opened is never filled.
 * @returns whether it was filled
 */
export async function seedDemo({ orm }: Pick<Database, 'orm'>, sealer: Sealer, now = new Date()): Promise<boolean> {
  return orm.transaction(async (queries) => {
    // a slow machine fills the shop for longer than any other statement may take
    await queries.execute(sql`set local statement_timeout = '2min'`);
    await queries.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    if (!(await isEmpty(queries)) || (await isProduction(queries))) return false;
    // the demo shop is large and is needed only at the first start
    const { fillDemoShop } = await import('./fillDemoShop.ts');
    await fillDemoShop(queries, sealer, now);
    return true;
  });
}
