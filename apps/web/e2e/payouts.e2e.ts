import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runPotli } from '@potli/server/testing';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { keyboard } from './harness/hands.ts';
import { logIn, storedSession } from './harness/members.ts';
import { openVisit } from './harness/openVisit.ts';
import { readSubjects } from './harness/readSubjects.ts';
import { test } from './harness/test.ts';

async function readWallet(url: string, accessToken: string) {
  const headers = { authorization: `Bearer ${accessToken}` };
  const response = await fetch(`${url}/api/wallets/my-wallet`, { headers });
  return (await response.json()) as { walletBalance: number; bankTransferedAmount: number };
}

const tile = (rupees: number) => `₹${Math.round(rupees).toLocaleString('en-IN')}`;
const exact = (rupees: number) => `₹${rupees.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;

/** Whole rupees, and the exact amount where that differs. */
const onTile = (rupees: number) =>
  Math.round(rupees * 100) % 100 === 0 ? tile(rupees) : `${tile(rupees)} ${exact(rupees)}`;

async function expectTiles(page: Page, { approved, sent }: { approved: number; sent: number }): Promise<void> {
  await page.goto('/user_dashboard');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: `Approved ${onTile(approved)}`, exact: true }).waitFor();
  await main.getByRole('link', { name: `Sent To User ${onTile(sent)}`, exact: true }).waitFor();
}

const newestPayout = (page: Page): Locator => page.getByRole('main').getByRole('row').nth(1);

test('approved money is sent, comes back from the bank and is paid again, and the statement proves it', async ({
  browser,
  demo,
  sandbox,
}) => {
  /** The operator at the machine of the shop; the daily job does no more. */
  const potli = (...args: string[]) => runPotli(args, { DATA_DIR: demo.dataDir, ...sandbox });
  const readOwn = () => readWallet(demo.url, tokens.accessToken);
  /** Pays everyone, again and again, until the bank has sent all that is approved. */
  const pay = async () => {
    expect(await potli('payouts', 'run')).toMatchObject({ code: 0, complaints: '' });
    return (await readOwn()).walletBalance;
  };
  const payAll = () => expect.poll(pay, { interval: 500, timeout: 30_000 }).toBe(0);

  const tokens = await logIn(demo.url, 'asha');
  const before = await readOwn();
  const { context, page, faults } = await openVisit(browser, demo.url, { stored: storedSession(tokens) });
  const hand = keyboard(page);
  await expectTiles(page, { approved: before.walletBalance, sent: before.bankTransferedAmount });

  await payAll();
  const all = before.walletBalance + before.bankTransferedAmount;
  await expectTiles(page, { approved: 0, sent: all });
  await page.goto('/user_dashboard/transaction_history');
  await newestPayout(page).getByText('Success').waitFor();
  const row = (await newestPayout(page).textContent()) ?? '';
  const [utr = 'no UTR'] = /POTLN\d{11}/.exec(row) ?? [];
  const paid = Number(/₹([\d,]+\.\d\d)/.exec(row)?.[1]?.replaceAll(',', ''));
  const subjects = () => readSubjects(demo.url);
  await expect
    .poll(subjects, { timeout: 10_000 })
    .toContainEqual(expect.stringContaining(`${exact(paid)} was sent to`));

  // the developer at the bank
  const desk = await openVisit(browser, demo.url, { script: false });
  await desk.page.goto('/dev/bank');
  const transfer = desk.page.getByRole('listitem').filter({ hasText: utr });
  await keyboard(desk.page).press(transfer.getByRole('button', { name: `Send it back: ${exact(paid)}` }));
  await transfer.getByText('Came back').waitFor();

  await expectTiles(page, { approved: paid, sent: all - paid });
  await hand.press(page.getByRole('main').getByRole('link', { name: /^Sent To User/ }));
  const returned = page.getByRole('main').getByRole('row').filter({ hasText: 'Returned' });
  await returned.getByText('The bank says that this account is closed or not in use.').waitFor();
  await expect
    .poll(subjects, { timeout: 10_000 })
    .toContainEqual(expect.stringContaining(`Your bank returned ${exact(paid)}`));

  await payAll();
  await expectTiles(page, { approved: 0, sent: all });
  await page.goto('/user_dashboard/transaction_history');
  await newestPayout(page).getByText('Success').waitFor();
  expect(await newestPayout(page).textContent()).toContain(exact(paid));
  expect(await newestPayout(page).textContent()).not.toContain(utr);

  const saved = page.waitForEvent('download');
  await hand.press(page.getByRole('button', { name: 'Statement' }));
  await hand.press(page.getByRole('button', { name: 'Signed file (JSON)' }));
  const file = join(demo.dataDir, 'statement.json');
  await (await saved).saveAs(file);
  expect(await runPotli(['verify', file], {})).toMatchObject({ code: 0 });
  const forged = readFileSync(file, 'utf8').replace(/"PAYOUT_RETURNED"/, '"PAYOUT_SENT"');
  writeFileSync(file, forged);
  expect(await runPotli(['verify', file], {})).toMatchObject({ code: 1 });

  expect([...faults, ...desk.faults]).toEqual([]);
  await Promise.all([context.close(), desk.context.close()]);
});
