import { rmSync } from 'node:fs';
import { toPaise } from '@potli/api/units/money';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createSimulatedBank } from '../adapters/banks/simulated/createSimulatedBank.ts';
import { readBooks } from '../domain/ledger/books/readBooks.ts';
import { checkLedger } from '../domain/ledger/journals/checkLedger.ts';
import { createOrderService } from '../domain/orders/history/createOrderService.ts';
import { createPayoutProcessor } from '../domain/payouts/transfers/createPayoutProcessor.ts';
import { findPayoutAccount } from '../domain/payouts/transfers/findPayoutAccount.ts';
import { createOpenTarget } from '../domain/payouts/transfers/openTarget.ts';
import { payEveryone } from '../domain/payouts/transfers/payEveryone.ts';
import { createSealer } from '../domain/platform/sealing/createSealer.ts';
import { createDataDir } from '../testing/createDataDir.ts';
import { createDemoDatabase } from '../testing/createDemoDatabase.ts';
import { soundLedger } from '../testing/soundLedger.ts';
import { testSettings } from '../testing/testSettings.ts';

const database = await createDemoDatabase();
const sealer = createSealer(testSettings.piiKey);
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

test('every approved claim has its order', async () => {
  expect(
    await all(`select dispute.status, shop_order.status as order, earned_paise > 0 as earned, payout_id is not null as paid
      from dispute left join shop_order on network = 'claims' and network_order_id = dispute.id::text
      where dispute.status = 'APPROVED' or shop_order.id is not null`),
  ).toEqual([{ status: 'APPROVED', order: 'approved', earned: true, paid: true }]);
});

test('no member shopped before joining, and nothing was delivered before it was ordered', async () => {
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

test('the shop earns with every network, only granted claims cost, and one order of Asha waits for the money of its network', async () => {
  const { networks: all, total } = await readBooks(database);
  const [claims, ...networks] = all;
  expect(claims).toMatchObject({ network: 'claims', commission: 0, receivable: 0, waiting: 0 });
  expect(networks.map(({ network, pays }) => [network, pays])).toEqual([
    ['demo', 'approval'],
    ['demo-cards', 'settlement'],
  ]);
  for (const { margin, commission, cash, receivable, advanced, advanceLimit, months } of networks) {
    expect(margin).toBeGreaterThan(0);
    expect(margin).toBeLessThan(commission / 2);
    expect(cash).toBeGreaterThan(0);
    expect(receivable).toBeGreaterThan(0);
    expect(advanced).toBeLessThanOrEqual(advanceLimit);
    const added = months.reduce((sum, month) => sum + toPaise(month.margin), 0);
    expect(added).toBe(toPaise(margin));
  }
  expect(networks.reduce((sum, { cash }) => sum + toPaise(cash), 0)).toBe(toPaise(total.cash));
  const orders = createOrderService({ database, findAccount: findPayoutAccount });
  const { rows } = await orders.listOf(1n, { page: 0, size: 250 });
  const stories = await Promise.all(rows.map(({ id }) => orders.storyOf(1n, id)));
  const waiting = stories.filter(({ networkMoney }) => networkMoney?.expectedBy);
  expect(waiting).toMatchObject([{ currentStatus: 'UNDER_REVIEW', clickSource: 'CREDIT_CARD' }]);
  expect(Date.parse(waiting[0]?.networkMoney?.expectedBy ?? '')).toBeGreaterThan(Date.now());
  expect(stories.filter(({ networkMoney }) => networkMoney?.paidAt).length).toBeGreaterThan(9);
});

test('every report has the body that was sent', async () => {
  const [found] = await all(`select count(*)::int as reports, count(body)::int as bodies
    from order_report left join report_body using (network, event_id)`);
  expect(found).toMatchObject({
    reports: expect.any(Number) as number,
    bodies: (found as { reports: number }).reports,
  });
});

test('the simulated bank sends the payout on its way and all that is approved, to the details on file', async () => {
  const folder = createDataDir();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  let nowMs = Date.now();
  const bank = createSimulatedBank({ folder, speed: 1, now: () => nowMs });
  const { pay } = createPayoutProcessor({
    database,
    bank,
    findAccount: findPayoutAccount,
    openTarget: createOpenTarget(sealer),
  });
  const failures: unknown[] = [];
  const round = () => payEveryone({ database, pay, log: { error: (facts) => void failures.push(facts) } });
  const open = `select member_id from payout where state in ('reserved', 'submitted', 'review')`;
  expect(await all(open)).toHaveLength(1);
  // what is on its way, then what was approved since
  for (let rounds = 0; rounds < 4; rounds += 1) {
    await round();
    nowMs += 60_000;
  }
  expect(await all(open)).toEqual([]);
  expect(await all(`select id from payout where state = 'sent' and utr like 'POTLN%'`)).not.toEqual([]);
  expect(
    await all(`select member_id from account join member on member.id = member_id
      where kind = 'APPROVED' and balance > 0 and exists (select from bank_account where member_id = member.id)`),
  ).toEqual([]);
  expect(failures).toEqual([]);
  expect(await checkLedger(database)).toEqual(soundLedger);
});
