import { toBigPaise } from '@potli/api/units/money';
import { afterAll, describe, expect, it } from 'vitest';
import { createRandom, shuffled } from '../../../testing/createRandom.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { createTestProcessor } from '../../../testing/createTestProcessor.ts';
import { addShoppers, planReports, tell } from '../../../testing/randomReports.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { seedsFor } from '../../../testing/wholeRun.ts';
import { emptyBalances } from '../../ledger/journals/accounts.ts';
import { lockWallets, readBalances } from '../../ledger/journals/lockWallets.ts';
import type { ReportStatus } from '../../orders/reports/OrderReport.ts';
import { forfeitApproved } from '../forfeiture/forfeitApproved.ts';
import { createTaxService } from './createTaxService.ts';
import { financialYear, monthsOf, yearOf } from './financialYear.ts';
import { readYearOfMembers } from './readYearOfMembers.ts';

const database = await createTestDatabase();
const { orm } = database;
afterAll(() => database.close());

it.each([
  ['2026-03-31T18:29:59.999Z', 2025, 12],
  ['2026-03-31T18:30:00.000Z', 2026, 1],
  ['2026-12-31T20:00:00.000Z', 2026, 10],
  ['2027-03-31T18:29:59.999Z', 2026, 12],
])('%s is in the year that begins in April %i, in its month %i', (instant, year, month) => {
  const at = new Date(instant);
  expect(yearOf(at)).toBe(year);
  const { from, until } = financialYear(year);
  expect(at >= from && at < until).toBe(true);
  expect(monthsOf(financialYear(year), at)).toHaveLength(month);
});

const walletOf = async (memberId: bigint) => (await readBalances(orm, [memberId])).get(memberId) ?? emptyBalances();
const forfeit = (memberId: bigint) =>
  orm.transaction(async (queries) => {
    const balances = (await lockWallets(queries, [memberId])).get(memberId) ?? emptyBalances();
    await forfeitApproved(queries, { memberId, balances, inactiveSince: new Date(0), at: new Date() });
  });

it('separates own orders, shared links and friends, and takes off what is taken back in its month', async () => {
  const friendCode = 'TAXPAYER';
  const memberId = await addMember(database, undefined, friendCode);
  const friend = await addMember(database, friendCode);
  const clicks = {
    own: await addClick(database, memberId),
    shared: await addClick(database, memberId, { source: 'CUSTOM_LINK' }),
    friends: await addClick(database, friend),
  };
  const order = (name: keyof typeof clicks, status: ReportStatus, at: Date) =>
    receiveReport(
      database,
      sampleReport({ orderId: `tax-${name}`, clickId: clicks[name], status, occurredAt: at }),
      at,
    );
  const march = new Date('2026-03-31T12:00:00+05:30');
  const april = new Date('2026-04-01T00:30:00+05:30');
  await order('own', 'approved', march);
  await order('friends', 'approved', march);
  await order('shared', 'approved', april);
  await forfeit(memberId);
  await order('own', 'rejected', april);

  const tax = createTaxService({ database, now: () => april });
  const income = { ownOrders: 50, sharedLinks: 0, referrals: 2.5, total: 52.5 };
  expect(await tax.yearOf(memberId, 2025)).toMatchObject({
    ...income,
    months: { 11: { month: '2026-03', ...income } },
  });
  expect(await tax.yearOf(memberId)).toMatchObject({
    year: 2026,
    years: [2026, 2025],
    ownOrders: -50,
    sharedLinks: 50,
    referrals: 0,
    total: 0,
    months: [{ month: '2026-04', ownOrders: -50, sharedLinks: 50 }],
  });
  expect((await tax.yearOf(friend, 2025)).total).toBe(50);
});

describe.each(seedsFor(5, 880))('random orders, payouts and forfeitures (seed %i)', (seed) => {
  it('income of all years and kinds is what members were credited', async () => {
    const random = createRandom(seed);
    const shoppers = await addShoppers(database, `T${seed}M`, 3);
    for (const [n, plan] of shuffled(planReports(random, shoppers.length, 20, 70), random).entries()) {
      const at = new Date(Date.UTC(2026, 10 + random(30), 1 + random(28), random(24)));
      await receiveReport(database, tell(plan, `tax${seed}`, shoppers), at);
      const memberId = shoppers[random(shoppers.length)]?.memberId ?? 0n;
      const { APPROVED, HELD } = await walletOf(memberId);
      if (n % 9 === 0) await createTestProcessor({ database }).pay(memberId);
      else if (n % 5 === 0 && APPROVED > 0n && HELD === 0n) await forfeit(memberId).catch(() => {});
    }
    const tax = createTaxService({ database, now: () => new Date('2030-03-31T00:00:00Z') });
    const listed = new Map<string, number>();
    for (const year of [2026, 2027, 2028, 2029]) {
      for await (const row of readYearOfMembers(orm, year)) listed.set(`${year} ${row.memberId}`, row.total);
    }
    for (const { memberId } of shoppers) {
      const { APPROVED, HELD, SENT, FORFEITED, DEBT } = await walletOf(memberId);
      const years = await Promise.all([2026, 2027, 2028, 2029].map((year) => tax.yearOf(memberId, year)));
      expect(years.reduce((sum, { total }) => sum + toBigPaise(total), 0n)).toBe(
        APPROVED + HELD + SENT + FORFEITED - DEBT,
      );
      for (const year of years) expect(listed.get(`${year.year} ${memberId}`) ?? 0).toBe(year.total);
      for (const { months, ownOrders, sharedLinks, referrals, total } of years) {
        expect(toBigPaise(ownOrders) + toBigPaise(sharedLinks) + toBigPaise(referrals)).toBe(toBigPaise(total));
        expect(months.reduce((sum, month) => sum + toBigPaise(month.total), 0n)).toBe(toBigPaise(total));
      }
    }
  });
});
