import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../domain/ledger/checkLedger.ts';
import { createSealer } from '../domain/sealing/createSealer.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { soundLedger } from '../testing/soundLedger.ts';
import { testSettings } from '../testing/testSettings.ts';
import { seedDemo } from './seedDemo.ts';
import { settleDemoPayouts } from './settleDemoPayouts.ts';

const database = await createTestDatabase();
beforeAll(() => seedDemo(database, createSealer(testSettings.piiKey)));
afterAll(() => database.close());

const all = async (text: string) => (await database.pool.query(text)).rows as unknown[];

test('every order earned what its row says, and none more than a fifth of its sale', async () => {
  expect(
    await all(`select order_.id from shop_order as order_ left join rate_row as row on row.id = rate_row_id
      where row.id is null or row.rate_card_id <> order_.rate_card_id or order_.kind <> row.kind
        or earned_paise <> case when row.cashback_paise > 0 then row.cashback_paise
          else sale_paise * row.cashback_basis_points / 10000 end
        or sale_paise < coalesce(row.minimum_paise, 0)
        or (order_.kind = 'sale' and earned_paise * 5 > sale_paise)`),
  ).toEqual([]);
});

test('a card is no sale, and a sale is no card', async () => {
  expect(
    await all(
      `select distinct kind, sale_paise = 0 as nothing, card_id is not null as card from shop_order order by kind`,
    ),
  ).toEqual([
    { kind: 'lead', nothing: true, card: true },
    { kind: 'sale', nothing: false, card: false },
  ]);
});

test('orders earned other rows than the highest, and some were corrected', async () => {
  const [found] = (await all(`
    select count(*) filter (where row.cashback_basis_points < best.most)::int as lower,
      count(*) filter (where exists (select from order_report as report where report.category is null
        and report.network_order_id = order_.network_order_id) and row.is_default = false)::int as corrected
    from shop_order as order_ join rate_row as row on row.id = rate_row_id
    cross join lateral (select max(cashback_basis_points) as most from rate_row where rate_card_id = row.rate_card_id) as best
  `)) as { lower: number; corrected: number }[];
  expect(found?.lower).toBeGreaterThan(5);
  expect(found?.corrected).toBeGreaterThan(2);
});

test('nobody shopped before joining, and nothing was delivered before it was ordered', async () => {
  expect(
    await all(`select click.id from click join member on member.id = member_id where clicked_at < member.created_at`),
  ).toEqual([]);
  expect(
    await all(`select id from dispute where (delivery_date at time zone 'Asia/Kolkata')::date
      < (order_time at time zone 'Asia/Kolkata')::date`),
  ).toEqual([]);
});

test('no gift card order waits for longer than a week', async () => {
  expect(
    await all(`select id from gift_card_order where 'PENDING' in (payment_status, order_status)
      and ordered_at < now() - interval '7 days'`),
  ).toEqual([]);
});

test('every report has the body that was sent', async () => {
  const [found] = await all(`select count(*)::int as reports, count(body)::int as bodies
    from order_report left join report_body using (network, event_id)`);
  expect(found).toMatchObject({
    reports: expect.any(Number) as number,
    bodies: (found as { reports: number }).reports,
  });
});

test('the payout on its way arrives within two days, once', async () => {
  const open = `select id from payout where state = 'submitted'`;
  expect(await settleDemoPayouts(database)).toBe(0);
  expect(await all(open)).toHaveLength(1);
  const later = new Date(Date.now() + 24 * 60 * 60 * 1_000);
  expect(await settleDemoPayouts(database, later)).toBe(1);
  expect(await settleDemoPayouts(database, later)).toBe(0);
  expect(await all(open)).toEqual([]);
  expect(await checkLedger(database)).toEqual(soundLedger);
});
