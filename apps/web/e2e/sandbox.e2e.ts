import type { Page } from 'playwright';
import { expect } from 'vitest';
import { keyboard } from './harness/hands.ts';
import { logIn, storedSession } from './harness/members.ts';
import { openVisit } from './harness/openVisit.ts';
import { readSubjects } from './harness/readSubjects.ts';
import { test } from './harness/test.ts';
import { isWholeRun } from './harness/wholeRun.ts';

/** Juttigali pays 9 % on juttis of ₹2,499, and its network 11.25 % to the shop. */
const EARNED = '₹225';
/** 5 % of ₹224.91. */
const SHARE = '₹11.24';
const COMMISSION = 281.13;

interface Books {
  networks: { network: string; receivable: number }[];
}

/** What the network of the demo owes the shop, in rupees, as the operator reads it. */
async function readReceivable(url: string): Promise<number> {
  const { accessToken } = await logIn(url, 'admin');
  const headers = { authorization: `Bearer ${accessToken}` };
  const { networks } = (await (await fetch(`${url}/api/admin/books`, { headers })).json()) as Books;
  return networks.find(({ network }) => network === 'demo')?.receivable ?? 0;
}

test('a click becomes money, by keyboard alone: bought, Pending, Approved, a friend’s 5 %, and the shop’s commission', async ({
  browser,
  demo,
}) => {
  const owedBefore = await readReceivable(demo.url);
  const { context, page, faults } = await openVisit(browser, demo.url);
  const hand = keyboard(page);
  await page.goto('/stores_details/juttigali');
  await hand.press(page.getByRole('link', { name: 'Shop Now' }));
  const modal = page.getByRole('dialog');
  await hand.write(modal.getByLabel('Email'), 'ravi@potli.example');
  await hand.write(modal.getByLabel(/^Password/), 'Potli@12345');
  await hand.press(modal.getByRole('button', { name: 'Login', exact: true }));

  await page.getByRole('heading', { name: 'Welcome to Juttigali' }).waitFor();
  await page.getByText('Simulated shop.').waitFor();
  await hand.press(page.getByRole('button', { name: 'Buy Juttis and mojaris' }));
  await page.getByRole('heading', { name: 'Thank you!' }).waitFor();
  await hand.press(page.getByRole('link', { name: 'See your cashback' }));

  // the tiles follow by themselves
  const main = page.getByRole('main');
  await main.getByRole('link', { name: `Cashback in Pending ${EARNED}` }).waitFor();
  await main.getByRole('link', { name: `Approved ${EARNED}` }).waitFor();
  await hand.press(main.getByRole('link', { name: /^Approved/ }));
  await hand.press(main.getByRole('row').nth(1).getByRole('link').first());
  await page.getByRole('heading', { level: 1, name: 'Your order at Juttigali' }).waitFor();
  await main.getByText('Approved').first().waitFor();

  const asha = await openVisit(browser, demo.url, { stored: storedSession(await logIn(demo.url, 'asha')) });
  await asha.page.goto('/user_dashboard/my_cashback');
  const newest = asha.page.getByRole('main').getByRole('row').nth(1);
  await newest.getByText('Your share of a friend’s cashback').waitFor();
  expect(await newest.textContent()).toContain(SHARE);

  // each with its mail; they are written with the money and made into mails a moment later
  await expect
    .poll(() => readSubjects(demo.url), { timeout: 20_000 })
    .toEqual(
      expect.arrayContaining([
        '₹224.91 is in Pending: your order at Juttigali was reported',
        '₹224.91 is yours: your order at Juttigali was confirmed',
        `${SHARE} for you: your friend's first cashback`,
      ]),
    );

  expect((await readReceivable(demo.url)) - owedBefore).toBeCloseTo(COMMISSION, 2);
  expect([...faults, ...asha.faults]).toEqual([]);
  await Promise.all([context.close(), asha.context.close()]);
});

/** The reasons for which the sandbox declines, in plain words. */
const DECLINED = /was cancelled|was returned|coupon code|new customers/;
const RETURNED = /The order was returned/;

test.runIf(isWholeRun)(
  'no money comes of an order that is declined or sent back, by keyboard alone: each with its reason and its mail',
  async ({ browser, demo }) => {
    const { context, page, faults } = await openVisit(browser, demo.url, {
      stored: storedSession(await logIn(demo.url, 'ravi')),
    });
    const hand = keyboard(page);
    await page.goto('/stores_details/juttigali');
    const buyIn = async (choose: (shop: Page) => Promise<void> = async () => {}) => {
      const opening = context.waitForEvent('page');
      await hand.press(page.getByRole('link', { name: 'Shop Now' }));
      const shop = await opening;
      await shop.getByRole('heading', { name: 'Welcome to Juttigali' }).waitFor();
      await choose(shop);
      await keyboard(shop).press(shop.getByRole('button', { name: 'Buy Juttis and mojaris' }));
      await shop.getByRole('heading', { name: 'Thank you!' }).waitFor();
      return shop;
    };
    const returned = await buyIn();
    await buyIn((shop) => keyboard(shop).write(shop.getByLabel('What the shop decides'), 'It declines'));

    // before the approval it could be cancelled only
    const returnButton = returned.getByRole('button', { name: 'Return', exact: true });
    const lookAgain = async () => {
      const loading = returned.waitForEvent('load');
      await keyboard(returned).press(returned.getByRole('link', { name: 'Look again' }));
      await loading;
      return returnButton.isVisible();
    };
    await expect.poll(lookAgain, { interval: 500, timeout: 15_000 }).toBe(true);
    await keyboard(returned).press(returnButton);
    await returned.getByRole('heading', { name: 'This order is taken back' }).waitFor();

    const outcomes = [
      [DECLINED, 'No cashback this time: your order at Juttigali was declined'],
      [RETURNED, '₹224.91 was taken back: the shop reversed your order at Juttigali'],
    ] as const;
    const subjects = outcomes.map(([, subject]) => subject);
    await expect.poll(() => readSubjects(demo.url), { timeout: 20_000 }).toEqual(expect.arrayContaining(subjects));
    const main = page.getByRole('main');
    const reasons: string[] = [];
    for (const n of outcomes.keys()) {
      await page.goto('/user_dashboard/orders?status=REJECTED,REVERSED');
      await hand.press(main.getByRole('row').filter({ hasText: 'Juttigali' }).nth(n).getByRole('link').first());
      await page.getByRole('heading', { level: 1, name: 'Your order at Juttigali' }).waitFor();
      reasons.push((await main.textContent()) ?? '');
    }
    for (const [reason] of outcomes) expect(reasons.filter((text) => reason.test(text)).length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('the shop asks about a visit without an order, and a yes begins its claim, by keyboard alone', async ({
  browser,
  demo,
}) => {
  const { context, page, faults } = await openVisit(browser, demo.url, {
    stored: storedSession(await logIn(demo.url, 'asha')),
  });
  const hand = keyboard(page);
  await page.goto('/user_dashboard');
  // the store of the demo's newest visit whose usual time has passed
  const asked = page.getByRole('region', { name: 'A visit without an order' });
  const yes = asked.getByRole('button', { name: /^Yes, I bought at/ });
  const [, store = '', day = ''] =
    /^Yes, I bought at (.+) on (\S+)$/.exec((await yes.getAttribute('aria-label')) ?? '') ?? [];
  await hand.press(yes);
  await page.getByRole('heading', { level: 1, name: 'Missing / Claim Cashback' }).waitFor();
  const chosen = page.getByRole('combobox', { name: /^Store/ });
  await expect.poll(() => chosen.inputValue()).toBe(store);
  expect(await page.getByLabel(/^Order time/).inputValue()).toMatch(new RegExp(`^${day} `));
  // it is remembered until the claim is sent
  await page.goto('/user_dashboard');
  await hand.press(asked.getByRole('link', { name: 'Send the claim' }));
  await expect.poll(() => chosen.inputValue()).toBe(store);
  expect(faults).toEqual([]);
  await context.close();
});
