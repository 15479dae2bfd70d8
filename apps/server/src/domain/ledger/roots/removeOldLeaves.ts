import { ROOT_PROOF_DAYS } from '@potli/api/contract/policy';
import { DAY_MS } from '@potli/api/units/time';
import { inArray, lt } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { runLongWork } from '../../../db/runLongWork.ts';
import { ledgerRoot, ledgerRootLeaves } from '../../../db/schema/ledgerRoot.ts';

/** A day more than the database wants, whose clock may be another. */
const RETENTION_MS = (ROOT_PROOF_DAYS + 1) * DAY_MS;

/** Removes the leaves of roots older than `ROOT_PROOF_DAYS`: these roots stay, without proofs of a place under them. */
export async function removeOldLeaves(database: Pick<Database, 'url'>, now: Date): Promise<void> {
  await runLongWork(database, async (orm) => {
    const old = orm
      .select({ number: ledgerRoot.number })
      .from(ledgerRoot)
      .where(lt(ledgerRoot.madeAt, new Date(now.getTime() - RETENTION_MS)));
    await orm.delete(ledgerRootLeaves).where(inArray(ledgerRootLeaves.number, old));
  });
}
