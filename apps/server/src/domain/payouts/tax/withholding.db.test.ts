import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { APRIL, openTaxedShop } from '../../../testing/openTaxedShop.ts';
import { addMember } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { checkLedger, checkRecent, findRecent, readFindings } from '../../ledger/journals/checkLedger.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { addPan } from './panRows.ts';
import { taxOf } from './taxOfPayout.ts';

const { database, shopper } = await openTaxedShop();
const { orm, pool } = database;
afterAll(() => database.close());

const MAY = new Date('2027-05-10T06:00:00Z');
const sealer = createSealer(testSettings.piiKey);

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
  // a new financial year starts at zero
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
  const { order, pay, refund, wallet, withheld, kinds } = await shopper();
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
  expect([await refund(id), await refund(id)]).toEqual([true, false]);
  expect(await wallet()).toMatchObject({ APPROVED: 23_000n, SENT: 0n });
  expect(await pay('sent', APRIL)).toMatchObject({ amount: 207, parts: second.parts });
  expect([await withheld(2025), await withheld(2026)]).toEqual([0, 23]);
  expect(await kinds()).toEqual(['TAX_WITHHELD', 'TAX_RETURNED', 'TAX_WITHHELD', 'TAX_RETURNED', 'TAX_WITHHELD']);
  expect(await checkRecent(database)).toEqual(soundLedger);
  expect(await checkLedger(database)).toEqual(soundLedger);
});

it('tax that comes back repays a debt first', async () => {
  const { order, pay, refund, wallet } = await shopper();
  await order('one', 'shared', 'approved', 200);
  const { id } = await pay('sent');
  await order('one', 'shared', 'rejected', 200);
  expect(await wallet()).toMatchObject({ DEBT: 20_000n, SENT: 18_000n });
  await refund(id);
  expect(await wallet()).toMatchObject({ APPROVED: 0n, DEBT: 0n, SENT: 0n });
});

it('tax is of the higher rate until there is a PAN, and what was taxed before is neither taxed again nor given back', async () => {
  const { memberId, order, pay, withheld, refund } = await shopper();
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
  await refund(first.id);
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
