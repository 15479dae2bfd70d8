import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OrderStory, TokenPair, Transaction } from '@potli/api';
import { demoCatalogue, demoMembers } from '@potli/api/fixtures';
import { rateText } from '@potli/api/rates';
import { toRupees } from '@potli/api/units/money';
import { toPercent } from '@potli/api/units/percent';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { importCatalogue } from '../domain/shop/catalogue/import/importCatalogue.ts';
import { createTestHost } from '../testing/createTestHost.ts';
import { postJson } from '../testing/postJson.ts';

const apiHost = await createTestHost({ demo: true });
afterAll(() => apiHost.close());
const { pool } = apiHost.database;

const [{ email, password }] = demoMembers;
const login = await apiHost.call('/login', postJson({ email, password }));
const authorization = `Bearer ${z.parse(TokenPair, await login.json()).accessToken}`;
const answerOf = async (path: string): Promise<unknown> =>
  (await apiHost.call(path, { headers: { authorization } })).json();

/** Every percentage and amount of a text. */
const figuresIn = (text: string) => text.match(/₹[\d,]+(\.\d+)?|\d+(\.\d+)?%/g) ?? [];

async function everyStory(): Promise<OrderStory[]> {
  const orders = z.parse(z.array(Transaction), await answerOf('/transactions/my-transactions?size=250'));
  return Promise.all(orders.map(async ({ id }) => z.parse(OrderStory, await answerOf(`/transactions/${id}/story`))));
}

/** What an order may name: the figures of all rows of its click, with their caps and minimums. */
async function figuresOf(orderId: string): Promise<Set<string>> {
  const { rows } = await pool.query<Record<'points' | 'paise' | 'cap' | 'minimum', string | null>>(
    `select cashback_basis_points as points, cashback_paise as paise, cap_paise as cap, minimum_paise as minimum
     from rate_row where rate_card_id = (select rate_card_id from shop_order where id = $1)`,
    [orderId],
  );
  const text = (percent: number, paise: unknown) =>
    rateText({ appliesTo: '', percent, amount: toRupees(Number(paise ?? 0)) });
  return new Set(
    rows.flatMap(({ points, paise, cap, minimum }) => [
      text(toPercent(Number(points)), paise),
      text(0, cap),
      text(0, minimum),
    ]),
  );
}

test('the story of an order names no rate that no row of its click holds', async () => {
  const stories = await everyStory();
  expect(stories.length).toBeGreaterThan(30);
  let named = 0;
  for (const { id, earnedRate } of stories) {
    const held = await figuresOf(id);
    const figures = figuresIn(`${earnedRate?.rate ?? ''} ${earnedRate?.reason ?? ''}`);
    named += figures.length;
    expect(figures.filter((figure) => !held.has(figure))).toEqual([]);
  }
  expect(named).toBeGreaterThan(30);
});

test('rows that change leave clicks and orders of before as they are', async () => {
  const before = [await everyStory(), await answerOf('/clicks/my-clicks?pageSize=250')];
  const stores = (demoCatalogue.stores ?? []).map((store) => ({
    ...store,
    rates: (store.rates ?? []).map((rate) => (rate.percent ? { ...rate, percent: rate.percent / 2 + 0.5 } : rate)),
  }));
  const { totals } = await importCatalogue(apiHost.database, { version: 1, stores });
  expect(totals.stores?.changed).toBeGreaterThan(50);
  expect([await everyStory(), await answerOf('/clicks/my-clicks?pageSize=250')]).toEqual(before);
});

test('no mail has a rate or an amount written into its text', () => {
  const folder = join(import.meta.dirname, '../../../../packages/mails/src/messages');
  const texts = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
  expect(texts.length).toBeGreaterThan(2);
  for (const [name, text] of texts) expect(figuresIn(text), name).toEqual([]);
});
