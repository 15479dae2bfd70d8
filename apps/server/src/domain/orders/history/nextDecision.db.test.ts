import { DECISION_DAYS } from '@potli/api/contract/policy';
import { DAY_MS } from '@potli/api/units/time';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { readNextDecision } from './readNextDecision.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

it('is the pending order whose shop decides first, and no date that has passed', async () => {
  const member = await addMember(database);
  expect(await readNextDecision(database.orm, member, new Date())).toBeUndefined();
  const clickId = await addClick(database, member);
  for (const orderId of ['later', 'first', 'approved']) {
    await receiveReport(
      database,
      sampleReport({ clickId, orderId, status: orderId === 'approved' ? 'approved' : 'tracked' }),
    );
  }
  const { rows } = await database.pool.query<{ id: string; reported: Date; days: number }>(
    `update shop_order set reported_at = reported_at - interval '5 days' where network_order_id = 'first'
       returning id, reported_at as reported, return_days as days`,
  );
  const [first] = rows;
  const due = Number(first?.reported) + ((first?.days ?? 0) + DECISION_DAYS) * DAY_MS;
  expect(await readNextDecision(database.orm, member, new Date(due - DAY_MS))).toEqual({
    amount: 50,
    waitsFor: 'DECISION',
    orderId: first?.id,
    expectedBy: new Date(due).toISOString(),
  });
  expect(await readNextDecision(database.orm, member, new Date(due + 400 * DAY_MS))).toBeUndefined();
});
