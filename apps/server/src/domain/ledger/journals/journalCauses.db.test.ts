import { type JournalCause, JournalKind, journalCauses } from '@potli/api/contract/journals';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { addOpenPayout } from '../../../testing/payouts/addOpenPayout.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const { payoutId } = await addOpenPayout(database);
const clickId = await addClick(database, await addMember(database));
await receiveReport(database, sampleReport({ orderId: 'OD-1', clickId }));
const { rows } = await database.pool.query<{ id: string }>(`select id from shop_order where network_order_id = 'OD-1'`);
const orderId = rows[0]?.id ?? '';

const references = {
  'an order': orderId,
  'no order': '999999999',
  'a payout': payoutId,
  'no payout': '00000000-0000-7000-8000-000000000000',
  'a text': 'inactive since 2026-01-01',
};
type Referred = keyof typeof references;

/** Which reference a kind takes, and the columns that it fills. */
const fitting: Record<JournalCause, [Referred[], { order_id: string | null; payout_id: string | null }]> = {
  order: [['an order'], { order_id: orderId, payout_id: null }],
  share: [['an order'], { order_id: orderId, payout_id: null }],
  payout: [['a payout'], { order_id: null, payout_id: payoutId }],
  tax: [['a payout'], { order_id: null, payout_id: payoutId }],
  // words only: queries find no order or payout by it, whatever they say
  forfeiture: [Object.keys(references) as Referred[], { order_id: null, payout_id: null }],
};

const insert = (kind: string, reference: string) =>
  database.pool.query(
    `insert into journal (key, kind, reference, happened_at) values (gen_random_uuid()::text, $1, $2, now())
     returning order_id, payout_id`,
    [kind, reference],
  );

describe.each(JournalKind.options)('a journal of kind %s', (kind) => {
  const [wanted, columns] = fitting[journalCauses[kind]];
  it.each(Object.keys(references) as Referred[])('with the id of %s', async (referred) => {
    const inserted = insert(kind, references[referred]);
    if (wanted.includes(referred)) expect((await inserted).rows).toEqual([columns]);
    else await expect(inserted).rejects.toThrow(/invalid input syntax|violates foreign key/);
  });
});

it('the database has the kinds of the contract, and refuses others', async () => {
  const { rows: checks } = await database.pool.query<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'journal_kind'`,
  );
  expect(checks[0]?.definition.match(/(?<=')\w+(?=')/g)?.toSorted()).toEqual(JournalKind.options.toSorted());
  await expect(insert('SETTLED', orderId)).rejects.toThrow(/violates check constraint "journal_(kind|cause)"/);
});
