import { TransactionStatus } from '@potli/api';
import { demoMembers } from '@potli/api/fixtures';
import { toPaise } from '@potli/api/units/money';
import { afterAll, expect, test } from 'vitest';
import { createCashbackService } from '../domain/ledger/cashback/createCashbackService.ts';
import { checkLedger } from '../domain/ledger/journals/checkLedger.ts';
import { createPasswordHasher } from '../domain/members/identity/passwordHasher.ts';
import { createOrderService } from '../domain/orders/history/createOrderService.ts';
import { findPayoutAccount } from '../domain/payouts/transfers/findPayoutAccount.ts';
import { readPayouts } from '../domain/payouts/transfers/readPayouts.ts';
import { createSealer } from '../domain/platform/sealing/createSealer.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { soundLedger } from '../testing/soundLedger.ts';
import { testSettings } from '../testing/testSettings.ts';
import { seedDemo } from './seedDemo.ts';

const sealer = createSealer(testSettings.piiKey);
const database = await createTestDatabase();
afterAll(() => database.close());

test('an empty shop is filled once by parallel starts', async () => {
  const seeded = await Promise.all([seedDemo(database, sealer), seedDemo(database, sealer)]);
  expect(seeded).toContain(true);
  expect(seeded).toContain(false);
  expect(await seedDemo(database, sealer)).toBe(false);
});

test('the demo shop is full and its members are there', async () => {
  const { rows } = await database.pool.query<Record<string, number>>(
    `select (select count(*)::int from store) as stores, (select count(*)::int from offer where not is_flash_deal) as offers,
       (select count(*)::int from offer where is_flash_deal) as deals, (select count(*)::int from credit_card) as cards,
       (select count(*)::int from gift_card) as gifts, (select count(*)::int from home_section) as sections`,
  );
  const least = { stores: 80, offers: 40, deals: 16, cards: 10, gifts: 20, sections: 2 };
  for (const [kind, count] of Object.entries(least)) expect(rows[0]?.[kind], kind).toBeGreaterThanOrEqual(count);
  const members = await database.pool.query('select email, role from member order by id');
  expect(members.rows.slice(0, 6)).toEqual([
    { email: 'asha@potli.example', role: 'MEMBER' },
    { email: 'ravi@potli.example', role: 'MEMBER' },
    { email: 'admin@potli.example', role: 'ADMIN' },
    { email: 'editor@potli.example', role: 'EDITOR' },
    { email: 'support@potli.example', role: 'SUPPORT' },
    { email: 'finance@potli.example', role: 'FINANCE' },
  ]);
  expect(members.rows).toHaveLength(18);
  const unmarked = await database.pool.query('select from member where id not in (select member_id from demo_member)');
  expect(unmarked.rows).toEqual([]);
});

test('the past year is no news: no member gets a mail about it', async () => {
  const { rows } = await database.pool.query('select from notification union all select from mail_outbox');
  expect(rows).toEqual([]);
});

test('Ravi and twelve friends joined with Asha’s code, and no login works for the twelve', async () => {
  const { rows } = await database.pool.query<{ email: string; password_hash: string }>(
    `select friend.email, friend.password_hash from member as friend join member as asha on asha.id = friend.referred_by
     where asha.email = 'asha@potli.example' and friend.created_at between asha.created_at and now() order by friend.id`,
  );
  const [ravi, ...friends] = rows;
  expect(ravi?.email).toBe('ravi@potli.example');
  expect(friends).toHaveLength(12);
  expect(friends.every(({ email }) => email.endsWith('@mail.example'))).toBe(true);
  const { verify } = createPasswordHasher();
  expect(await verify(friends[0]?.password_hash, demoMembers[0].password)).toBe(false);
});

test('Asha has clicks of all kinds over the year, none in the future', async () => {
  const { rows } = await database.pool.query(
    `select email, count(*) >= 138 as keen, count(distinct source)::int as sources, max(clicked_at) < now() as past,
       min(clicked_at) < now() - interval '11 months' as long_ago, min(clicked_at) > min(created_at) as member_then
     from click join member on member.id = member_id where email = 'asha@potli.example' group by email`,
  );
  expect(rows).toEqual([
    { email: 'asha@potli.example', keen: true, sources: 5, past: true, long_ago: true, member_then: true },
  ]);
});

async function idOfAsha(): Promise<bigint> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from member where email = 'asha@potli.example'`,
  );
  return BigInt(rows[0]?.id ?? 0);
}

const everything = { pageNumber: 0, pageSize: 250 };

test('Asha’s orders, payouts and wallet agree, and the ledger check finds nothing', async () => {
  const ashaId = await idOfAsha();
  const service = createOrderService({ database, findAccount: findPayoutAccount });
  const { rows: orders } = await service.listOf(ashaId, { page: 0, size: 250 });
  // one was granted by a claim
  expect(orders).toHaveLength(41);
  expect(orders.filter(({ clickId }) => clickId === null)).toHaveLength(1);
  // the demo forfeits nothing
  const inDemo = TransactionStatus.options.filter((status) => status !== 'FORFEITED');
  expect(new Set(orders.map(({ currentStatus }) => currentStatus))).toEqual(new Set(inDemo));
  expect(orders.every(({ cashbackAmount, storeName }) => cashbackAmount > 0 && storeName !== null)).toBe(true);
  for (const { currentStatus, statusLogs } of orders) expect(statusLogs.at(-1)?.status).toBe(currentStatus);

  const wallet = await createCashbackService(database).cashbackOf(ashaId, everything);
  const paiseOf = (...statuses: string[]) =>
    orders
      .filter(({ currentStatus }) => statuses.includes(currentStatus))
      .reduce((total, { cashbackAmount }) => total + toPaise(cashbackAmount), 0);
  const shares = wallet.entries.filter(({ kind }) => kind === 'REFERRAL');
  expect(shares.length).toBeGreaterThan(4);
  const shared = shares
    .flatMap(({ changes }) => changes)
    .reduce((total, { amount, account }) => total + toPaise(account === 'DEBT' ? -amount : amount), 0);
  expect(toPaise(wallet.trackedAmount)).toBe(paiseOf('TRACKED', 'UNDER_REVIEW'));
  expect(toPaise(wallet.rejectedAmount)).toBe(paiseOf('REJECTED', 'REVERSED'));
  const { walletBalance, bankTransferedAmount, debtAmount } = wallet;
  expect(toPaise(walletBalance + bankTransferedAmount - debtAmount)).toBe(
    Math.round(paiseOf('CONFIRMED', 'PAYABLE', 'PAID') + shared),
  );
  expect(walletBalance).toBeGreaterThan(0);
  expect(debtAmount).toBe(0);
  // reversed after the payout, and repaid since
  expect(
    wallet.entries.filter(({ changes }) => changes.some(({ account }) => account === 'DEBT')).map(({ kind }) => kind),
  ).toContain('REVERSED');

  const { rows: payouts } = await readPayouts(database.orm, ashaId, everything);
  expect(payouts.map(({ status }) => status)).toEqual([
    'PROCESSING',
    'SUCCESS',
    'SUCCESS',
    'FAILED',
    'SUCCESS',
    'SUCCESS',
  ]);
  expect(await checkLedger(database)).toEqual(soundLedger);
});

test('some of Asha’s orders came by her share links', async () => {
  const { rows } = await database.pool.query(
    `select click.source, count(*)::int > 0 as some from shop_order join click on click.id = click_id
     where shop_order.member_id = $1 group by click.source order by click.source`,
    [String(await idOfAsha())],
  );
  expect(rows.map(({ source }: { source: string }) => source)).toEqual([
    'CREDIT_CARD',
    'CUSTOM_LINK',
    'OFFER',
    'STORE',
  ]);
});

test('every story of Asha’s orders is in order of time', async () => {
  const ashaId = await idOfAsha();
  const service = createOrderService({ database, findAccount: findPayoutAccount });
  const { rows } = await service.listOf(ashaId, { page: 0, size: 250 });
  for (const { id } of rows) {
    const { steps, declineReason } = await service.storyOf(ashaId, id);
    const past = steps.flatMap(({ at }) => at ?? []);
    const ahead = steps.flatMap(({ expectedBy }) => expectedBy ?? []);
    const times = [...past, new Date().toISOString(), ...ahead];
    expect(times).toEqual(times.toSorted());
    expect(steps.some(({ state }) => state === 'stopped')).toBe(declineReason !== null);
  }
});
