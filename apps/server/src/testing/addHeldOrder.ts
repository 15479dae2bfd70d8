import type { Database } from '../db/database.ts';
import { receiveReport } from './receiveReport.ts';
import { addClick, sampleReport } from './sampleMoney.ts';

let orders = 0;

/** An approval of ₹50 that waits for a person: its network pays nothing. */
export async function addHeldOrder(
  database: Pick<Database, 'orm' | 'pool'>,
  memberId: Parameters<typeof addClick>[1],
): Promise<{ id: string; orderId: string; name: string }> {
  orders += 1;
  const orderId = `HELD-${orders}`;
  const clickId = await addClick(database, memberId);
  const report = sampleReport({ orderId, clickId, status: 'approved', commissionPaise: 0n });
  await receiveReport(database, report);
  const { rows } = await database.pool.query<{ id: string }>(
    'select id::text from shop_order where network_order_id = $1',
    [orderId],
  );
  return { id: rows[0]?.id ?? '', orderId, name: `${report.network} ${orderId}` };
}
