import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BankBehaviour, createFakeBank } from '../../testing/createFakeBank.ts';
import { createMailCollector } from '../../testing/createMailCollector.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { createTestProcessor } from '../../testing/createTestProcessor.ts';
import { receiveReport } from '../../testing/receiveReport.ts';
import { addClick, addMember, anyAccount, sampleReport } from '../../testing/sampleMoney.ts';
import { soundLedger } from '../../testing/soundLedger.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { checkLedger, checkRecent, findRecent, readFindings } from '../ledger/checkLedger.ts';
import { readBalances } from '../ledger/lockWallets.ts';
import { writeMoneyMails } from '../moneyMails/writeMoneyMails.ts';
import { createOrderService } from '../orders/createOrderService.ts';
import type { ReportStatus } from '../orders/OrderReport.ts';
import { readPayoutStory } from '../payoutStories/readPayoutStory.ts';
import { findPayout } from '../payouts/readOpenPayouts.ts';
import { readPayouts } from '../payouts/readPayouts.ts';
import { returnPayout } from '../payouts/settlePayout.ts';
import { createSealer } from '../sealing/createSealer.ts';
import { createTaxService } from './createTaxService.ts';
import { addPan } from './panRows.ts';
import { taxOf } from './taxOfPayout.ts';

const database = await createTestDatabase();
const { orm, pool } = database;
afterAll(() => database.close());

// a tenth of what shared links and friends brought, from the payout on with which that is more than 100 rupees a year
beforeAll(async () => {
  await pool.query(`insert into tax_rule (rate_bp, threshold_paise, kinds, valid_from)
    values (1000, 10000, '{SHARE_LINK,REFERRAL}', '2025-06-01')`);
  // later a twentieth, and a fifth from members without a PAN
  await pool.query(`insert into tax_rule (rate_bp, without_pan_bp, threshold_paise, kinds, valid_from)
    values (500, 2000, 10000, '{SHARE_LINK,REFERRAL}', '2027-05-01')`);
});

const MARCH = new Date('2026-03-10T06:00:00Z');
const APRIL = new Date('2026-04-10T06:00:00Z');
const MAY = new Date('2027-05-10T06:00:00Z');
const sealer = createSealer(testSettings.piiKey);

/** A member whose orders, at 5 %, and payouts are made by hand. */
async function shopper() {
  const memberId = await addMember(database);
  const clicks = {
    own: await addClick(database, memberId),
    shared: await addClick(database, memberId, { source: 'CUSTOM_LINK' }),
  };
  let orders = 0;
  const order = (orderId: string, kind: keyof typeof clicks, status: ReportStatus, cashback: number) =>
    receiveReport(
      database,
      sampleReport({
        ...{ orderId: `${memberId}-${orderId}`, clickId: clicks[kind], status },
        ...{ saleAmountPaise: BigInt(cashback * 2_000), occurredAt: new Date(Date.UTC(2026, 0, 1, 0, orders++)) },
      }),
    );
  return {
    memberId,
    order,
    async pay(behaviour: BankBehaviour, at = MARCH) {
      const bank = createFakeBank(() => behaviour);
      await createTestProcessor({ database, bank, now: () => at }).pay(memberId);
      const { rows } = await pool.query<{ id: string }>(
        'select payout.id from payout join journal on reference = payout.id::text where payout.member_id = $1 order by seq desc limit 1',
        [memberId],
      );
      const story = await readPayoutStory(orm, { memberId, payoutId: rows[0]?.id ?? '', now: at });
      return { ...story, parts: story.parts.map(({ kind, amount }) => [kind, amount]) };
    },
    giveBack: (payoutId: string) =>
      orm.transaction((queries) => returnPayout(queries, { payoutId, at: APRIL, reason: 'The account is closed.' })),
    wallet: async () => (await readBalances(orm, [memberId])).get(memberId),
    withheld: async (year: number) =>
      (await createTaxService({ database, now: () => APRIL }).yearOf(memberId, year)).withheld,
    kinds: async () =>
      (
        await pool.query<{ kind: string }>(
          `select kind from journal where member_id = $1 and kind like 'TAX%' order by seq`,
          [memberId],
        )
      ).rows.map(({ kind }) => kind),
  };
}

it('nothing is withheld up to the threshold; beyond it, of all the year brought; of own orders never', async () => {
  const { order, pay, withheld } = await shopper();
  await order('own', 'own', 'approved', 500);
  await order('one', 'shared', 'approved', 100);
  expect(await pay('sent')).toMatchObject({
    amount: 600,
    parts: [
      ['SHARE_LINK', 100],
      ['ORDER', 500],
    ],
  });
  await order('two', 'shared', 'approved', 40);
  await order('own again', 'own', 'approved', 10);
  expect((await pay('sent')).parts).toEqual([
    ['TAX_WITHHELD', -14],
    ['ORDER', 10],
    ['SHARE_LINK', 40],
  ]);
  await order('three', 'shared', 'approved', 5);
  expect(await pay('sent')).toMatchObject({
    amount: 4.5,
    parts: [
      ['TAX_WITHHELD', -0.5],
      ['SHARE_LINK', 5],
    ],
  });
  // a new financial year begins anew
  await order('four', 'shared', 'approved', 70);
  expect(await pay('sent', APRIL)).toMatchObject({ amount: 70 });
  expect([await withheld(2025), await withheld(2026)]).toEqual([14.5, 0]);
});

it('what a shop takes back is taken off what the next tax is of', async () => {
  const { order, pay, withheld } = await shopper();
  await order('one', 'shared', 'approved', 200);
  expect((await pay('sent')).amount).toBe(180);
  await order('one', 'shared', 'rejected', 200);
  await order('two', 'shared', 'approved', 260);
  expect(await pay('sent')).toMatchObject({
    amount: 54,
    parts: [
      ['TAX_WITHHELD', -6],
      ['SHARE_LINK', 260],
      ['SHARE_LINK', -200],
    ],
  });
  expect(await withheld(2025)).toBe(26);
});

it('tax comes back once with a payout that failed or was returned, and belongs to the payout that has its money', async () => {
  const { order, pay, giveBack, wallet, withheld, kinds } = await shopper();
  await order('one', 'shared', 'approved', 200);
  expect(await pay('refused')).toMatchObject({ amount: 180, status: 'FAILED' });
  expect(await wallet()).toMatchObject({ APPROVED: 20_000n, HELD: 0n });
  expect(await withheld(2025)).toBe(0);
  await order('two', 'shared', 'approved', 30);
  const { id, ...second } = await pay('sent');
  expect(second).toMatchObject({
    amount: 207,
    parts: [
      ['TAX_WITHHELD', -23],
      ['SHARE_LINK', 30],
      ['SHARE_LINK', 200],
    ],
  });
  expect(await withheld(2025)).toBe(23);
  expect([await giveBack(id), await giveBack(id)]).toEqual([true, false]);
  expect(await wallet()).toMatchObject({ APPROVED: 23_000n, SENT: 0n });
  expect(await pay('sent', APRIL)).toMatchObject({ amount: 207, parts: second.parts });
  expect([await withheld(2025), await withheld(2026)]).toEqual([0, 23]);
  expect(await kinds()).toEqual(['TAX_WITHHELD', 'TAX_RETURNED', 'TAX_WITHHELD', 'TAX_RETURNED', 'TAX_WITHHELD']);
  expect(await checkRecent(database)).toEqual(soundLedger);
  expect(await checkLedger(database)).toEqual(soundLedger);
});

it('tax that comes back repays a debt first', async () => {
  const { order, pay, giveBack, wallet } = await shopper();
  await order('one', 'shared', 'approved', 200);
  const { id } = await pay('sent');
  await order('one', 'shared', 'rejected', 200);
  expect(await wallet()).toMatchObject({ DEBT: 20_000n, SENT: 18_000n });
  await giveBack(id);
  expect(await wallet()).toMatchObject({ APPROVED: 0n, DEBT: 0n, SENT: 0n });
});

/** What is mailed now about payouts. */
async function mailed() {
  const mail = createMailCollector();
  const shop = { productName: 'Potli', siteUrl: 'http://potli.test' };
  const unsubscribeFor = () => ({ pageUrl: '', callUrl: '' });
  const log = { error: (news: unknown) => expect(news).toBeUndefined() };
  while ((await writeMoneyMails({ database, mail, shop, unsubscribeFor, log })) > 0);
  return mail.mails.filter(({ text }) => text.includes('your cashback is sent to you'));
}

it('whatever tells of a payout names what the bank gets, and the tax apart', async () => {
  const { memberId, order, pay, giveBack } = await shopper();
  await mailed();
  await order('one', 'shared', 'approved', 200);
  const sent = await pay('sent');
  expect(sent).toMatchObject({ amount: 180, withheld: 20 });
  expect(await findPayout(orm, sent.id)).toMatchObject({ amount: 180, withheld: 20 });
  const page = await readPayouts(orm, memberId, { pageNumber: 0, pageSize: 10 });
  expect(page.rows).toMatchObject([{ amount: 180, withheld: 20 }]);
  const orders = createOrderService({ database, findAccount: anyAccount, now: () => MARCH });
  const { rows } = await orders.listOf(memberId, { page: 0, size: 10 });
  const story = await orders.storyOf(memberId, rows[0]?.id ?? '');
  expect(story).toMatchObject({ cashbackAmount: 200, payout: { id: sent.id, amount: 180, withheld: 20 } });
  const [told] = await mailed();
  expect(told?.subject).toBe('₹180.00 was sent to your bank account');
  expect(told?.text).toContain('Tax withheld: ₹20.00');

  // the bank's part and the tax repay what is taken back meanwhile
  await order('one', 'shared', 'approved', 190);
  await giveBack(sent.id);
  const [back] = await mailed();
  expect(back?.subject).toBe('Your bank returned ₹180.00');
  expect(back?.text).toContain('Tax withheld: ₹20.00');
  expect(back?.text).toContain('With the tax, ₹200.00 came back to you.');
  expect(back?.text).toContain('₹10.00 of it repaid cashback that a shop had taken back. The other ₹190.00 is back');
});

it('tax that comes back repays what its payout left of a debt, and the mail counts both', async () => {
  const { order, pay, giveBack } = await shopper();
  await order('one', 'shared', 'approved', 200);
  const { id } = await pay('sent');
  await order('one', 'shared', 'rejected', 200);
  await mailed();
  await giveBack(id);
  const [back] = await mailed();
  expect(back?.text).toContain('With the tax, ₹200.00 came back to you. ₹200.00 of it repaid cashback');
  expect(back?.text).not.toContain('back in Approved');
});

it('tax is of the higher rate until there is a PAN, and what was taxed before is neither taxed again nor given back', async () => {
  const { memberId, order, pay, withheld, giveBack } = await shopper();
  await order('one', 'shared', 'approved', 200);
  const first = await pay('sent', MAY);
  expect(first).toMatchObject({ amount: 160, parts: [['TAX_WITHHELD', -40], expect.anything()] });
  await order('two', 'shared', 'approved', 100);
  expect(await pay('refused', MAY)).toMatchObject({ amount: 80 });
  const { id: panId } = await addPan(orm, sealer, { memberId, version: 1, pan: 'ABCPX1234F' });
  // the refused payout counts no more, and its money leaves at the rate of now
  expect(await pay('sent', MAY)).toMatchObject({ amount: 95, parts: [['TAX_WITHHELD', -5], expect.anything()] });
  expect(await withheld(2027)).toBe(45);
  const { rows } = await pool.query(
    `select rate_bp, pan_id, taxed_paise from payout_tax join payout on payout_id = payout.id
     where member_id = $1 order by rate_bp desc, taxed_paise desc`,
    [memberId],
  );
  expect(rows).toEqual([
    { rate_bp: 2_000, pan_id: null, taxed_paise: '20000' },
    { rate_bp: 2_000, pan_id: null, taxed_paise: '10000' },
    { rate_bp: 500, pan_id: panId, taxed_paise: '10000' },
  ]);
  await giveBack(first.id);
  expect(await pay('sent', MAY)).toMatchObject({ amount: 190, parts: [['TAX_WITHHELD', -10], expect.anything()] });
  expect(await withheld(2027)).toBe(15);
  expect(await checkRecent(database)).toEqual(soundLedger);
  expect(await checkLedger(database)).toEqual(soundLedger);
});

it('something is left for the bank, and the rest is withheld later', async () => {
  const { order, pay, withheld } = await shopper();
  await order('one', 'shared', 'approved', 100);
  expect((await pay('sent')).amount).toBe(100);
  await order('two', 'shared', 'approved', 0.5);
  expect(await pay('sent')).toMatchObject({
    amount: 0.01,
    parts: [
      ['TAX_WITHHELD', -0.49],
      ['SHARE_LINK', 0.5],
    ],
  });
  await order('three', 'shared', 'approved', 30);
  expect(await pay('sent')).toMatchObject({ amount: 17.44 });
  expect(await withheld(2025)).toBe(13.05);
});

/** What both checks find after a change that somebody with all rights over the database makes, and that is undone. */
async function findAfter(change: string) {
  const undone = new Error('undone');
  let found: unknown[] = [];
  const attempt = orm.transaction(async (queries) => {
    await queries.execute(sql.raw(`set local session_replication_role = replica; ${change}`));
    found = [await readFindings(queries), (await findRecent(queries))?.found].map((check) => check?.driftedTaxes);
    throw undone;
  });
  await expect(attempt).rejects.toBe(undone);
  return found;
}

it('both checks find a payout of which another tax is withheld than was to be', async () => {
  const { order, pay } = await shopper();
  await order('one', 'shared', 'approved', 200);
  await pay('sent');
  expect(await checkLedger(database)).toEqual(soundLedger);
  await order('two', 'shared', 'approved', 50);
  const { id } = await pay('refused');
  await order('three', 'shared', 'approved', 50);
  const sent = await pay('sent');
  expect(
    await findAfter(
      `update payout_tax set tax_paise = tax_paise + 1, taxed_paise = taxed_paise + 10 where payout_id = '${sent.id}'`,
    ),
  ).toEqual([1, 1]);
  expect(
    await findAfter(`update payout_tax set rate_bp = 2000, taxed_paise = tax_paise * 5 where payout_id = '${sent.id}'`),
  ).toEqual([1, 1]);
  const stranger = await addMember(database);
  const { id: panId } = await addPan(orm, sealer, { memberId: stranger, version: 1, pan: 'ABCPX1234F' });
  expect(await findAfter(`update payout_tax set pan_id = '${panId}' where payout_id = '${sent.id}'`)).toEqual([1, 1]);
  expect(await findAfter(`delete from payout_tax where payout_id = '${sent.id}'`)).toEqual([1, 1]);
  expect(await findAfter(`update payout set state = 'sent' where id = '${id}'`)).toEqual([1, 1]);
  expect(
    await findAfter(
      `delete from entry where journal_id = (select id from journal where key = 'payout ${id} tax back')`,
    ),
  ).toEqual([1, 1]);
  expect(await checkRecent(database)).toEqual(soundLedger);
});

it.each([
  ['a tenth', { untaxedPaise: 12_000n, rateBp: 1_000n, mostPaise: 50_000n }, { taxPaise: 1_200n, taxedPaise: 12_000n }],
  ['whole paise', { untaxedPaise: 999n, rateBp: 10n, mostPaise: 998n }, { taxPaise: 0n, taxedPaise: 0n }],
  ['the rest later', { untaxedPaise: 1_999n, rateBp: 10n, mostPaise: 998n }, { taxPaise: 1n, taxedPaise: 1_000n }],
  ['at most', { untaxedPaise: 90_000n, rateBp: 1_000n, mostPaise: 99n }, { taxPaise: 99n, taxedPaise: 990n }],
  ['nothing left', { untaxedPaise: 90_000n, rateBp: 1_000n, mostPaise: 0n }, { taxPaise: 0n, taxedPaise: 0n }],
  ['taken back', { untaxedPaise: -500n, rateBp: 1_000n, mostPaise: 99n }, { taxPaise: 0n, taxedPaise: 0n }],
])('tax of an income: %s', (_name, due, tax) => {
  expect(taxOf(due)).toEqual(tax);
});

it.each([
  `insert into tax_rule (rate_bp, without_pan_bp, threshold_paise, kinds, valid_from) values (500, 499, 0, '{OWN}', now())`,
  `insert into tax_rule (rate_bp, without_pan_bp, threshold_paise, kinds, valid_from) values (0, 499, 0, '{OWN}', now())`,
])('a rate without a PAN is never the lower one: %s', async (statement) => {
  await expect(pool.query(statement)).rejects.toThrow(/tax_rule_without_pan/);
});

it.each([
  'update tax_rule set rate_bp = 0',
  'delete from tax_rule',
  'truncate tax_rule cascade',
  'update payout_tax set tax_paise = 0',
  'delete from payout_tax',
  'truncate payout_tax',
])('rules and taxes are only added to: %s', async (statement) => {
  await expect(pool.query(statement)).rejects.toThrow(/only added to/);
});
