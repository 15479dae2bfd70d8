import { isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { installation } from '../../../db/schema/installation.ts';
import { checkInstallation, keyMisfit, type Opener, sealSentinel } from './checkInstallation.ts';
import { canOpenSealedRows } from './sealedRows.ts';

/**
 * Claims a database for this host, all or nothing: the first host stores a sentinel of its key, and a production host
 * stores that no demo may be loaded. Of two first hosts with different keys one is refused.
 * @throws SettingsError when the host must not open the database; nothing is written then
 */
export async function claimInstallation({ orm }: Pick<Database, 'orm'>, opener: Opener): Promise<void> {
  await orm.transaction(async (queries) => {
    if (opener.host === 'production') {
      await queries
        .update(installation)
        .set({ productionSince: sql`now()` })
        .where(isNull(installation.productionSince));
    }
    await checkInstallation(queries, opener);
    if (!(await canOpenSealedRows(queries, opener.sealer))) throw keyMisfit();
    const sentinel = sealSentinel(opener.sealer);
    const added = await queries
      .update(installation)
      .set({ sentinel })
      .where(isNull(installation.sentinel))
      .returning({ one: sql`1` });
    // another host can be faster, with another key
    if (added.length === 0) await checkInstallation(queries, opener);
  });
}
