import { Dispute } from '@potli/api';
import * as z from 'zod/mini';
import type { TestHost } from './createTestHost.ts';
import type { TestMember } from './joinMember.ts';

const Stores = z.array(z.object({ id: z.string() }));

/** Files a claim at the first store. Returns its id. @param askedFor the shop asked the member for something */
export async function fileClaim(
  { database }: Pick<TestHost, 'database'>,
  member: TestMember,
  askedFor = false,
): Promise<string> {
  const [store] = z.parse(Stores, await (await member.get('/stores/name-id-list')).json());
  const order = { orderTime: '2026-01-01T00:00:00Z', storeOrderId: 'FILED-1', orderAmount: 1299.5 };
  const response = await member.send('POST', '/disputes', {
    disputeSourceType: 'STORE',
    storeId: store?.id,
    ...order,
  });
  const { id } = z.parse(Dispute, await response.json());
  if (askedFor) await database.pool.query(`update dispute set status = 'NEED_INFO' where id = $1`, [id]);
  return id;
}
