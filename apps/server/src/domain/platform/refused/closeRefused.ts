import type { Database } from '../../../db/database.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { lockRefused, resolveRefused } from './refusedBodies.ts';
import { refusedName } from './refusedName.ts';

interface Closing {
  network: string;
  id: bigint;
  reason: string;
  who: string;
  now?: Date;
}

/**
 * Says of a refused body that nothing will come of it.
 * @throws OperatorError where none of this number and network waits
 */
export async function closeRefused(
  { orm }: Pick<Database, 'orm'>,
  { network, id, reason, who, now = new Date() }: Closing,
): Promise<void> {
  await orm.transaction(async (queries) => {
    const row = await lockRefused(queries, id);
    if (row?.network !== network) throw new OperatorError(`No ${refusedName(id)} of ${network} waits.`);
    await resolveRefused(queries, id, 'closed', now);
    const change = { before: { state: row.state }, after: { state: 'closed', reason } };
    await recordAudit(queries, {
      who,
      action: 'postbacks close',
      object: `report ${network} ${refusedName(id)}`,
      ...change,
    });
  });
}
