import { readOutbox } from '@potli/server/testing';
import type { Page } from 'playwright';
import { expect, inject } from 'vitest';
import { keyboard } from './harness/hands.ts';
import { join, storedSession } from './harness/members.ts';
import type { VisitOptions } from './harness/openVisit.ts';
import { readSubjects } from './harness/readSubjects.ts';
import { test } from './harness/test.ts';

const PASSWORD = 'Gulmohar phool 7';
const CARD = '/gift_card_details/ghadigali-gift-card';
const SCRIPT = '**/dev/pay/checkout.js';
const HISTORY = '/user_dashboard/order_history';

/** A new member's own browser, so that no test sees the orders of another. */
async function asNewMember(url: string, email: string): Promise<VisitOptions> {
  return { stored: storedSession(await join(url, email, PASSWORD)) };
}

/** From the card's page to the page that pays for it. */
async function order(page: Page) {
  await page.goto(CARD);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL('**/checkout/*');
}

const payButton = (page: Page) => page.getByRole('button', { name: /ay ₹965\.00$/ });
const window = (page: Page) => page.getByRole('dialog', { name: 'Simulated payment' });
const inWindow = (page: Page, name: RegExp | string) => window(page).getByRole('button', { name });

/** Unfolds the only order of Order History. */
async function openOnlyOrder(page: Page) {
  await page.goto(HISTORY);
  await page.getByRole('button', { name: /: details of order/ }).click();
}

test('a visitor chooses, logs in, pays by keyboard, and sees the voucher at once', async ({ site, visit }) => {
  const email = 'meera.buys@potli.example';
  await join(site.url, email, PASSWORD);
  const { context, page, calls, faults } = await visit();
  const scripts: string[] = [];
  context.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  const hand = keyboard(page);
  await page.goto(CARD);
  await page.getByRole('radio', { name: 'For me' }).waitFor();
  await page.getByLabel('How many').selectOption('2 cards');
  await page.getByRole('definition').filter({ hasText: '₹1,930.00' }).waitFor();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Email').fill(email);
  await modal.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await modal.waitFor({ state: 'detached' });
  expect(await page.getByLabel('How many').inputValue()).toBe('2');
  await page.getByRole('button', { name: 'Continue to payment' }).click();

  const pay = page.getByRole('button', { name: 'Pay ₹1,930.00' });
  await pay.waitFor();
  expect(scripts.filter((url) => url.includes('/dev/pay'))).toEqual([]);
  await hand.press(pay);
  // the window has the focus on its first button
  await inWindow(page, /^Pay/).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Paid. Your vouchers are in Order History now.').waitFor();

  await hand.press(page.getByRole('link', { name: 'See it in Order History' }));
  const row = page.getByRole('row').filter({ hasText: 'Ghadi Gali' });
  await row.getByText('SUCCESS').first().waitFor();
  expect(await row.getByText('FAILED').count()).toBe(0);
  await page.getByRole('button', { name: /: details of order/ }).click();
  await page.getByRole('button', { name: 'Show PIN' }).first().click();
  await page.getByRole('button', { name: 'Hide PIN' }).waitFor();
  expect(calls.filter((call) => call.endsWith('/pin'))).toHaveLength(1);
  await expect.poll(() => readSubjects(site.url)).toContain('Your Ghadi Gali gift card is here');
  expect(faults).toEqual([]);
});

test('a payment fails, its window is closed, and the order is paid later from Order History', async ({
  site,
  visit,
}) => {
  const { page, faults } = await visit(await asNewMember(site.url, 'meera.returns@potli.example'));
  await order(page);
  await payButton(page).click();
  await inWindow(page, 'Let it fail').click();
  await inWindow(page, 'Close the window').click();
  await page.getByText('The payment did not go through. Nothing was charged.').waitFor();
  await openOnlyOrder(page);
  await page.getByText(/^The payment did not go through/).waitFor();
  await page.getByRole('link', { name: 'Pay ₹965.00 now' }).click();
  await payButton(page).click();
  await inWindow(page, /^Pay/).click();
  await page.getByText('Paid. Your voucher is in Order History now.').waitFor();
  expect(faults).toEqual([]);
});

test('an order whose window is closed waits', async ({ site, visit }) => {
  const { page, faults } = await visit(await asNewMember(site.url, 'meera.closes@potli.example'));
  await order(page);
  await payButton(page).click();
  await inWindow(page, 'Close the window').click();
  await page.getByText('You closed the payment window. Nothing was charged.').waitFor();
  await openOnlyOrder(page);
  await page.getByText(/^Not paid yet, and nothing was charged/).waitFor();
  await page.getByRole('link', { name: 'Pay ₹965.00 now' }).waitFor();
  expect(faults).toEqual([]);
});

test('a slow bank is waited for, and the page shows the voucher by itself', async ({ site, visit }) => {
  const { context, page, faults } = await visit(await asNewMember(site.url, 'meera.waits@potli.example'));
  await order(page);
  await payButton(page).click();
  await inWindow(page, 'Let the bank be slow').click();
  await page.getByText('Your bank has not confirmed the payment yet.').waitFor();
  const provider = await context.newPage();
  await provider.goto('/dev/pay');
  const waiting = provider.getByRole('listitem').filter({ hasText: 'The bank is slow' });
  await waiting.getByRole('button', { name: /^Pay it/ }).click();
  await page.getByText('Paid. Your voucher is in Order History now.').waitFor();
  expect(faults).toEqual([]);
});

test('a script that is blocked, or that brings no object, charges no card and can be tried again', async ({
  site,
  visit,
}) => {
  const { context, page, faults } = await visit(await asNewMember(site.url, 'meera.blocks@potli.example'));
  await order(page);
  await context.route(SCRIPT, (route) => route.abort('blockedbyclient'));
  await payButton(page).click();
  await page.getByRole('alert').filter({ hasText: 'Failed to load' }).waitFor();
  await context.unroute(SCRIPT);
  await context.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await payButton(page).click();
  await page.getByRole('alert').filter({ hasText: 'not available' }).waitFor();
  await context.unroute(SCRIPT);
  await payButton(page).click();
  await inWindow(page, /^Pay/).click();
  await page.getByText('Paid. Your voucher is in Order History now.').waitFor();
  expect(faults.filter((fault) => !fault.includes('ERR_BLOCKED_BY_CLIENT'))).toEqual([]);
});

test('a gift is opened once, by its receiver, who has no account', async ({ site, visit }) => {
  const receiver = 'kavya.gets@potli.example';
  const { page, faults } = await visit(await asNewMember(site.url, 'meera.gives@potli.example'));
  await page.goto(CARD);
  await page.getByRole('radio', { name: 'As a gift' }).click();
  await page.getByLabel('Name of the receiver').fill('Kavya');
  await page.getByLabel('E-mail of the receiver').fill(receiver);
  await page.getByLabel('Your message').fill('For your new flat');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payButton(page).click();
  await inWindow(page, /^Pay/).click();
  await page.getByText(/^Paid\. Kavya .* at kavya\.gets@potli\.example\.$/).waitFor();

  const giftLink = async () => {
    const mails = await readOutbox(inject('site').dataDir, receiver);
    return mails.map((text) => /\S+\/gift\/\S+/.exec(text)?.[0]).findLast((found) => found !== undefined);
  };
  await expect.poll(giftLink, { timeout: 15_000 }).toBeDefined();
  const guest = await visit({ width: 'narrow', theme: 'dark' });
  await guest.page.goto((await giftLink()) ?? '');
  await guest.page.getByRole('heading', { level: 1, name: 'A gift from Meera Nair' }).waitFor();
  await guest.page.getByText('“For your new flat”').waitFor();
  await guest.page.getByRole('button', { name: 'Open the gift' }).click();
  await guest.page.getByRole('button', { name: 'Show PIN' }).click();
  await guest.page.getByRole('button', { name: 'Hide PIN' }).waitFor();
  await guest.page.reload();
  await guest.page.getByText(/^This gift was opened on/).waitFor();

  await openOnlyOrder(page);
  await page.getByText(/^Payment received\. Kavya opened your gift on/).waitFor();
  await page.getByText('Only Kavya sees it').waitFor();
  expect([...faults, ...guest.faults]).toEqual([]);
});
