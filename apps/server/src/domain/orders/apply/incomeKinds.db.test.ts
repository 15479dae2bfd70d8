import { CARD_RETURN_DAYS, SHOP_RETURN_DAYS } from '@potli/api/contract/policy';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

async function kindsOf(memberId: bigint): Promise<string[]> {
  const { rows } = await database.pool.query<{ kind: string }>(
    'select income_kind as kind from shop_order where member_id = $1 order by network_order_id',
    [String(memberId)],
  );
  return rows.map(({ kind }) => kind);
}

it.each(['STORE', 'OFFER', 'CREDIT_CARD', 'CUSTOM_LINK'])(
  'an order by a click of source %s keeps the kind of its income, whatever is reported and without the click',
  async (source) => {
    const member = await addMember(database);
    const clickId = await addClick(database, member, { source });
    const orderId = `order ${clickId}`;
    const kind = source === 'CUSTOM_LINK' ? 'SHARE_LINK' : 'OWN';
    await receiveReport(database, sampleReport({ clickId, orderId }));
    expect(await kindsOf(member)).toEqual([kind]);
    await database.pool.query('delete from click where id = $1', [clickId]);
    for (const status of ['approved', 'rejected'] as const) {
      await receiveReport(database, sampleReport({ orderId, status, occurredAt: new Date() }));
      expect(await kindsOf(member)).toEqual([kind]);
    }
    const other = kind === 'OWN' ? 'SHARE_LINK' : 'OWN';
    const change = database.pool.query('update shop_order set income_kind = $2 where member_id = $1', [
      String(member),
      other,
    ]);
    await expect(change).rejects.toThrow('keeps its kind');
  },
);

it.each([
  ['STORE', SHOP_RETURN_DAYS],
  ['CREDIT_CARD', CARD_RETURN_DAYS],
] as const)('an order by a click of source %s can be returned for %s days', async (source, days) => {
  const member = await addMember(database);
  const clickId = await addClick(database, member, { source });
  await receiveReport(database, sampleReport({ clickId, orderId: `returns ${clickId}` }));
  const { rows } = await database.pool.query('select return_days as days from shop_order where member_id = $1', [
    String(member),
  ]);
  expect(rows).toEqual([{ days }]);
});
