import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { addVoucher } from '../../../testing/payments/addVoucher.ts';
import { sampleCatalogue } from '../../../testing/sampleCatalogue.ts';
import { importCatalogue } from '../catalogue/import/importCatalogue.ts';
import { readStockPage } from './readStockPage.ts';
import { removeVouchers, type VoucherRemoval } from './removeVouchers.ts';
import { lockVouchers, readStock, sellVouchers } from './voucherStock.ts';

const database = await createTestDatabase();
const by = { who: 'cli:test', action: 'vouchers remove' };
const slug = 'kapas-gift';
const kind = { giftCardSlug: slug, facePaise: 50_000n };

beforeEach(() => database.pool.query('delete from gift_card_voucher'));
afterAll(() => database.close());

const remove = (removal: Partial<VoucherRemoval>) =>
  database.orm.transaction((queries) =>
    removeVouchers(queries, { giftCardSlug: slug, reason: 'Recalled', ...removal }, by),
  );
const left = async () => (await readStock(database.orm)).reduce((sum, { count }) => sum + count, 0);

it('counts first, and removes exactly what was counted', async () => {
  await addVoucher(database, slug);
  await addVoucher(database, slug, { expiresOn: '2026-01-31' });
  await addVoucher(database, slug, { facePaise: 100_000n });
  await addVoucher(database, 'other');
  const ended = { endsUntil: '2026-01-31', facePaise: 50_000n };
  expect(await remove(ended)).toEqual({ outcome: 'shown', count: 1, cost: 450 });
  expect(await left()).toBe(4);
  await expect(remove({ ...ended, count: 2 })).rejects.toThrow(/^1 such vouchers of kapas-gift are in stock, not 2/);
  expect(await remove({ ...ended, count: 1 })).toEqual({ outcome: 'removed', count: 1, cost: 450 });
  expect(await left()).toBe(3);
  await expect(remove({ ...ended, count: 1 })).rejects.toThrow('No such voucher of kapas-gift is in stock.');
  expect(await remove({ count: 2 })).toMatchObject({ count: 2 });
  expect(await left()).toBe(1);
});

it('removes none of those that are named where one of them is sold, of another card, or not there', async () => {
  const [ours, others] = [await addVoucher(database, slug), await addVoucher(database, 'other')];
  const sold = await addVoucher(database, slug);
  await database.pool.query('alter table gift_card_voucher disable trigger all');
  await database.orm.transaction((queries) => sellVouchers(queries, [sold], { ...kind, lineId: 1n, count: 1 }));
  await database.pool.query('alter table gift_card_voucher enable trigger all');
  await expect(remove({ ids: [ours, sold], count: 2 })).rejects.toThrow(`The voucher ${sold} of kapas-gift is sold.`);
  await expect(remove({ ids: [ours, others], count: 2 })).rejects.toThrow(`No such voucher ${others} of kapas-gift`);
  expect(await left()).toBe(2);
  expect(await remove({ ids: [ours, ours], count: 1 })).toMatchObject({ outcome: 'removed' });
});

it('waits for a sale at the same time, and never takes its voucher', async () => {
  await addVoucher(database, slug);
  await database.pool.query('alter table gift_card_voucher disable trigger all');
  let removal: Promise<unknown> = Promise.resolve();
  await database.orm.transaction(async (queries) => {
    const ids = await lockVouchers(queries, { ...kind, count: 1 });
    // counting does not wait
    expect(await remove({})).toMatchObject({ count: 1 });
    removal = remove({ count: 1 }).catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await sellVouchers(queries, ids, { ...kind, lineId: 1n, count: 1 });
  });
  expect(String(await removal)).toMatch(/No such voucher of kapas-gift is in stock/);
  const { rows } = await database.pool.query('select from gift_card_voucher where line_id = 1');
  expect(rows).toHaveLength(1);
});

it('the stock names values on sale that are low or empty, and what is not on sale', async () => {
  await importCatalogue(database, sampleCatalogue());
  await addVoucher(database, slug);
  await addVoucher(database, 'other');
  const of = async (only?: 'short') => (await readStockPage(database.orm, { pageNumber: 0, pageSize: 50, only })).rows;
  const all = await of();
  expect(all).toContainEqual(expect.objectContaining({ giftCard: slug, value: 500, count: 1, sellable: 1, cost: 450 }));
  expect(all.find(({ giftCard }) => giftCard === 'other')).toMatchObject({ name: null, state: 'notOffered' });
  const short = await of('short');
  expect(short.map(({ state }) => state)).toContain('empty');
  expect(short.map(({ giftCard }) => giftCard)).not.toContain('other');
});
