import type { Queries } from '../../../db/database.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import type { Operator } from '../audit/Operator.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { lockRefused, resolveRefused } from './refusedBodies.ts';
import { refusedName } from './refusedName.ts';

interface Closing {
  network: string;
  id: bigint;
  reason: string;
  by: Operator;
  now?: Date;
}

/**
 * Says of a refused body that nothing will come of it. Part of the caller's transaction.
 * @throws OperatorError where none of this number and network waits
 */
export async function closeRefused(
  queries: Queries,
  { network, id, reason, by, now = new Date() }: Closing,
): Promise<void> {
  const row = await lockRefused(queries, id);
  if (row?.network !== network) throw new OperatorError(`No ${refusedName(id)} of ${network} waits.`);
  await resolveRefused(queries, id, 'closed', now);
  await recordAudit(queries, {
    ...by,
    object: `report ${network} ${refusedName(id)}`,
    before: { state: row.state },
    after: { state: 'closed', reason },
  });
}
