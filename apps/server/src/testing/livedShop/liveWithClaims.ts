import { indiaDay } from '@potli/api/units/india';
import { DAY_MS } from '@potli/api/units/time';
import { closeReported } from '../../domain/orders/disputes/closeReported.ts';
import { addDispute, type NewDispute } from '../../domain/orders/disputes/disputeRows.ts';
import { endHolds } from '../../domain/orders/disputes/endHolds.ts';
import { receiveReport } from '../receiveReport.ts';
import { addClick, addMember, sampleReport } from '../sampleMoney.ts';
import type { LivedShop } from './LivedShop.ts';

/** Claims that the shop, the clock and networks answer. */
export async function liveWithClaims(shop: LivedShop): Promise<void> {
  const { database, potli, sql } = shop;
  const { rows } = await database.pool.query<{ id: string }>('select id from store order by id limit 1');
  const sourceId = BigInt(rows[0]?.id ?? 0);
  let count = 0;
  async function file(given: Partial<NewDispute> = {}) {
    count += 1;
    const memberId = given.memberId ?? (await addMember(database));
    const claim = await addDispute(database.orm, {
      memberId,
      sourceType: 'STORE',
      sourceId,
      disputeType: 'MISSING_CASHBACK',
      giftCardUsed: false,
      orderTime: new Date('2026-09-30T06:00:00Z'),
      storeOrderId: `CLAIMED-${count}`,
      orderPaise: 100_000n,
      ...given,
    });
    if (!claim) throw new Error('The claim was not filed.');
    return claim;
  }
  const answer = (id: bigint, ...args: string[]) => potli('claims', 'answer', String(id), ...args);
  const dayAfter = (days: number) => indiaDay(new Date(Date.now() + days * DAY_MS));

  // a hold that is over and a host that has not seen it, one that the clock has ended, and one that goes on
  const [over, ended, held] = [await file(), await file(), await file()];
  for (const { id } of [over, ended, held]) await answer(id, '--status', 'ON_HOLD', '--until', dayAfter(9));
  async function backdate(id: bigint): Promise<void> {
    await sql(`update dispute set held_until = now() - interval '1 hour' where id = $1`, [id]);
    await sql(
      `update dispute_answer set held_until = now() - interval '1 hour' where dispute_id = $1 and to_status = 'ON_HOLD'`,
      [id],
    );
  }
  await backdate(ended.id);
  await endHolds(database, new Date());
  await backdate(over.id);
  for (const status of ['NEED_INFO', 'SENT_TO_STORE', 'REJECTED']) {
    await answer((await file()).id, '--status', status, '--text', 'We look at it.');
  }
  await answer((await file()).id, '--status', 'APPROVED');

  // its order arrives after all
  const memberId = await addMember(database);
  const clickId = await addClick(database, memberId, { sourceId });
  const { storeOrderId } = await file({ memberId, clickId });
  await receiveReport(database, sampleReport({ orderId: storeOrderId, clickId }));
  await closeReported(database);
}
