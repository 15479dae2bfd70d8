import { DAY_MS } from '@potli/api/units/time';
import { expect, it } from 'vitest';
import { closeMonth } from '../domain/ledger/books/closedMonths.ts';
import { checkLedger } from '../domain/ledger/journals/checkLedger.ts';
import { openCli } from '../testing/openCli.ts';
import { addPaidGiftCards } from '../testing/payments/addPaidGiftCards.ts';
import { addMember } from '../testing/sampleMoney.ts';
import { soundLedger } from '../testing/soundLedger.ts';

const { database, run, file } = await openCli();
const memberId = await addMember(database);

const HEAD = 'entity_id,type,amount,fee,tax,debit,credit,settlement_id,settled_at';
const lineOf = (id: string, paid = '97.64', fee = '2.36') =>
  `${id},payment,100.00,${fee},0.36,0,${paid},setl_1,02/11/2026 11:30:00`;
const settle = (name: string, lines: string[], ...more: string[]) =>
  run(['payments', 'settle', 'razorpay', file(name, `${HEAD}\n${lines.join('\n')}\n`), ...more]);
const pay = (paymentId: string, at?: Date) =>
  addPaidGiftCards(database, { memberId, paymentId, paidPaise: 10_000n, feePaise: 236n, ...(at && { at }) });
const cash = async () =>
  (await database.pool.query<{ paise: string }>(`select sum(paise) as paise from book_entry where account = 'CASH'`))
    .rows[0]?.paise ?? null;

it('a preview says what would be booked; the file books it, and again under another name it changes nothing', async () => {
  await pay('pay_1');
  const previewed = await settle('a.csv', [lineOf('pay_1')], '--preview');
  expect(await cash()).toBeNull();
  const booked = await settle('a.csv', [lineOf('pay_1')]);
  expect(previewed.printed).toBe(`${booked.printed}\n\nNothing was booked: this is a preview.`);
  expect(booked).toMatchObject({
    code: 0,
    printed: '1 lines booked: ₹97.64 in the bank, ₹2.36 kept as fees and tax. 0 were booked before.',
  });
  expect((await settle('twin.csv', [lineOf('pay_1')])).printed).toContain('0 lines booked');
  expect(await cash()).toBe('9764');
  expect(await checkLedger(database)).toEqual(soundLedger);
});

it.each([
  ['a line that does not add up', [lineOf('pay_2'), lineOf('pay_3', '97.65')], [], /line 3: Amount, fee and tax/],
  ['an event that it has twice', [lineOf('pay_2'), lineOf('pay_2', '97.00', '3.00')], [], /has it twice/],
  [
    'another sum than the bank got',
    [lineOf('pay_2')],
    ['--received', '97.63'],
    /come to ₹97\.64, and the bank got ₹97\.63/,
  ],
  ['amounts without decimals', ['pay_2,payment,10000,236,36,0,9764,setl_1,1793599200'], [], /say --unit/],
  ['paise that are rupees', [lineOf('pay_2')], ['--unit', 'paise'], /no whole number of paise/],
])('a file with %s is refused as a whole', async (_, lines, more, says) => {
  await pay(`pay_2`).catch(() => undefined);
  const before = await cash();
  const refused = await settle('bad.csv', lines, ...more);
  expect(refused.code).toBe(1);
  expect(refused.complaints).toMatch(says);
  expect(await cash()).toBe(before);
});

it('a payment that nobody knows waits, is listed, and is booked with the next file once its order is paid', async () => {
  expect((await settle('early.csv', [lineOf('pay_early')])).printed).toContain(
    'PAYMENT pay_early: not booked, no order of the shop has this payment (₹97.64)',
  );
  expect((await run(['payments', 'owed'])).printed).toContain('waits: PAYMENT pay_early of setl_1, ₹97.64');
  await pay('pay_early');
  await pay('pay_next');
  expect((await settle('next.csv', [lineOf('pay_next')])).printed).toContain('2 lines booked: ₹195.28');
  expect(await checkLedger(database)).toEqual(soundLedger);
});

it('a line that an earlier file had otherwise is not booked, nor one with another amount than its order', async () => {
  expect((await settle('other.csv', [lineOf('pay_next', '90.00', '10.00')])).printed).toContain('with other amounts');
  await addPaidGiftCards(database, { memberId, paymentId: 'pay_dear', paidPaise: 20_000n, feePaise: 236n });
  expect((await settle('dear.csv', [lineOf('pay_dear')])).printed).toContain('its order has another amount');
});

it('a line that no order explains is closed with its reason, waits no more, and no file books it', async () => {
  await settle('strange.csv', [lineOf('pay_strange')]);
  const owed = async () => (await run(['payments', 'owed'])).printed;
  expect(await owed()).toContain('waits: PAYMENT pay_strange');
  const close = (...more: string[]) => run(['payments', 'close', 'razorpay', 'payment', 'pay_strange', ...more]);
  expect((await close()).code).toBe(2);
  expect((await close('--reason', 'of our other shop')).code).toBe(0);
  expect(await owed()).not.toContain('pay_strange');
  expect((await run(['payments', 'closed'])).printed).toBe(
    'razorpay PAYMENT pay_strange of setl_1, ₹97.64: of our other shop',
  );
  await pay('pay_strange');
  expect((await settle('again.csv', [lineOf('pay_strange')])).printed).toContain('0 lines booked');
  expect((await close('--reason', 'twice')).complaints).toBe('The line of pay_strange is closed already.');
  const booked = await run(['payments', 'close', 'razorpay', 'payment', 'pay_1', '--reason', 'no']);
  expect(booked.complaints).toBe('The line of pay_1 is in the books already.');
  expect(await checkLedger(database)).toEqual(soundLedger);
});

it('a provider that does not pay in its days is late, and the command fails for it', async () => {
  await pay('pay_late', new Date(Date.now() - 8 * DAY_MS));
  const owed = async (...more: string[]) => (await run(['payments', 'owed', ...more])).printed;
  expect(await owed()).toContain('late: 1 payments, ₹97.64');
  expect(await owed('--days', '9')).not.toContain('late');
  await settle('late.csv', [lineOf('pay_late')]);
  expect(await owed()).not.toContain('late');
});

it('what was paid in a month that is closed counts in the next', async () => {
  await database.orm.transaction((queries) => closeMonth(queries, '2026-10', { now: new Date(), who: 'cli:tester' }));
  await pay('pay_closed');
  await settle('closed.csv', ['pay_closed,payment,100.00,2.36,0.36,0,97.64,setl_2,30/10/2026']);
  const { rows } = await database.pool.query<{ day: string }>(
    `select to_char(value_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day from book_journal
     join gift_card_order on gift_card_order.id = gift_card_order_id where payment_id = 'pay_closed' and kind = 'GIFT_SETTLED'`,
  );
  expect(rows).toEqual([{ day: '2026-11-01' }]);
});

it('lines are only added to, and the check finds one whose money is in no journal', async () => {
  await expect(database.pool.query('update provider_settlement_line set paid_paise = paid_paise')).rejects.toThrow(
    /only added to|permission denied/,
  );
  const id = await pay('pay_drift');
  await database.pool.query(
    `insert into provider_settlement_line (provider, kind, event_id, provider_order_id, payment_id, settlement, file, amount_paise, fee_paise,
       tax_paise, paid_paise, settled_at, received_at, gift_card_order_id)
     values ('razorpay', 'PAYMENT', 'drift', '', '', 's', 'f', 10000, 236, 0, 9764, now(), now(), $1)`,
    [id],
  );
  expect(await checkLedger(database)).toEqual({ ...soundLedger, driftedGiftCards: 1 });
});
