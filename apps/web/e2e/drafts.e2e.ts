import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { logIn, storedSession } from './harness/members.ts';
import { test } from './harness/test.ts';

const CLAIM = '/user_dashboard/missing_cashback';
const BANK = '/user_dashboard/bank_account';
const PROFILE = '/user_dashboard/my_profile';

/** Ends the session at the host, as it is after months; the next call of the page learns it. */
async function endSession(page: Page, url: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  await fetch(`${url}/api/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
}

async function logInAgain(page: Page, member = 'asha'): Promise<void> {
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Email').fill(`${member}@potli.example`);
  await modal.getByLabel('Password', { exact: true }).fill('Potli@12345');
  await page.keyboard.press('Enter');
  await modal.waitFor({ state: 'detached' });
}

async function fillClaim(page: Page): Promise<void> {
  await page.goto(`${CLAIM}?source=STORE&id=1`);
  await expect.poll(() => page.getByRole('combobox', { name: /^Store/ }).inputValue()).toBe('Juttigali');
  await page.getByLabel(/^Store order ID/).fill('JG-2026-88001');
  await page.getByLabel(/^Order amount/).fill('1299.50');
  await page.getByLabel(/^Order time/).fill('19-11-2026 10:15');
  await page.getByLabel(/^Message/).fill('The shop says that it was delivered.');
  await page.getByLabel('I used a gift card in this order').check();
  const invoice = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await page.getByLabel(/^Files/).setInputFiles(invoice);
  await page.getByText('2 of 3 slots left').waitFor();
}

const orderId = (page: Page) => page.getByLabel(/^Store order ID/).inputValue();

describe('what a member typed before the session ended', () => {
  test('is in the claim again, with its files', async ({ site, visit }) => {
    const { page } = await visit({ stored: storedSession(await logIn(site.url, 'asha')) });
    await fillClaim(page);
    await endSession(page, site.url);
    await page.getByRole('button', { name: 'Submit' }).click();
    await logInAgain(page);
    await expect.poll(() => orderId(page)).toBe('JG-2026-88001');
    await expect.poll(() => page.getByRole('combobox', { name: /^Store/ }).inputValue()).toBe('Juttigali');
    expect(await page.getByLabel(/^Order amount/).inputValue()).toBe('1,299.50');
    expect(await page.getByLabel(/^Order time/).inputValue()).toBe('19-11-2026 10:15');
    expect(await page.getByLabel(/^Message/).inputValue()).toBe('The shop says that it was delivered.');
    expect(await page.getByLabel('I used a gift card in this order').isChecked()).toBe(true);
    await page.getByText('2 of 3 slots left').waitFor();
  });

  test('is in profile and bank account again, without the account number', async ({ site, visit }) => {
    const { page } = await visit({ stored: storedSession(await logIn(site.url, 'asha')) });
    await page.goto(PROFILE);
    await page.getByRole('button', { name: 'Update' }).click();
    await page.getByRole('textbox', { name: /^Name/ }).fill('Asha R Menon');
    await endSession(page, site.url);
    await page.getByRole('button', { name: 'Update Now' }).click();
    await logInAgain(page);
    await expect.poll(() => page.getByRole('textbox', { name: /^Name/ }).inputValue()).toBe('Asha R Menon');
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page.goto(BANK);
    await page.getByRole('button', { name: 'Update' }).click();
    await page.getByLabel(/^Account Holder Name/).fill('Asha R Menon');
    await page.getByLabel(/^Account Number/).fill('50100987654321');
    await page.getByLabel(/^IFSC Code/).fill('HDFC0000123');
    await endSession(page, site.url);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await logInAgain(page);
    await expect.poll(() => page.getByLabel(/^IFSC Code/).inputValue()).toBe('HDFC0000123');
    expect(await page.getByLabel(/^Account Holder Name/).inputValue()).toBe('Asha R Menon');
    expect(await page.getByLabel(/^Account Number/).inputValue()).toBe('');
  });

  test('is gone where another member logs in, and after a logout in another tab', async ({ site, visit }) => {
    const { context, page } = await visit({ stored: storedSession(await logIn(site.url, 'asha')) });
    await fillClaim(page);
    await endSession(page, site.url);
    await page.getByRole('button', { name: 'Submit' }).click();
    await logInAgain(page, 'ravi');
    await page.getByRole('combobox', { name: /^Store/ }).waitFor();
    expect(await orderId(page)).toBe('');

    await page.getByLabel(/^Store order ID/).fill('JG-2026-88002');
    const other = await context.newPage();
    await other.goto('/about');
    await other.getByRole('button', { name: 'Logout' }).click();
    await logInAgain(page, 'ravi');
    await page.getByRole('combobox', { name: /^Store/ }).waitFor();
    expect(await orderId(page)).toBe('');
  });
});
