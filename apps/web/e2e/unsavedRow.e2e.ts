import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { logIn, storedSession, type Tokens } from './harness/members.ts';
import { test as base } from './harness/test.ts';

const STORE = '/admin/catalogue/stores/rows/kurtanama';

/** An editor who has changed a field of a store, and not saved it. */
const test = base.extend('desk', async ({ site, visit }) => {
  const tokens = await logIn(site.url, 'editor');
  const { page } = await visit({ stored: storedSession(tokens) });
  await page.goto('/admin/catalogue/stores?q=kurtanama');
  await page.getByRole('link', { name: 'Kurtanama' }).first().click();
  await heading(page).fill('Half a heading');
  return { page, tokens };
});

const heading = (page: Page) => page.getByRole('textbox', { name: 'Heading of its page' });
const isKept = async (page: Page) => expect.poll(() => heading(page).inputValue()).toBe('Half a heading');

async function endSession(url: string, { accessToken, refreshToken }: Tokens): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  await fetch(`${url}/api/logout`, { method: 'POST', headers, body: JSON.stringify({ refreshToken }) });
}

describe('what an editor has not saved', () => {
  test('is asked about before the page is left', async ({ desk: { page } }) => {
    await page.getByRole('link', { name: 'Coupons' }).first().click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await isKept(page);
    await page.goBack();
    await question.getByRole('button', { name: 'Stay here' }).click();
    await isKept(page);
    await page.getByRole('link', { name: 'Coupons' }).first().click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL(/catalogue\/offers/);
    await page.goto(STORE);
    await heading(page).waitFor();
    expect(await heading(page).inputValue()).not.toBe('Half a heading');
    await page.getByText('Nothing is changed').waitFor();
  });

  test('outlives a session that ends, and a reload', async ({ site, desk: { page, tokens } }) => {
    await endSession(site.url, tokens);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Your session has ended. Log in again to go on here.').waitFor();
    const modal = page.getByRole('dialog');
    await modal.getByLabel('Email').fill('editor@potli.example');
    await modal.getByRole('button', { name: 'Login', exact: true }).waitFor();
    await modal.getByLabel('Password', { exact: true }).fill('Potli@12345');
    await page.keyboard.press('Enter');
    await isKept(page);
    await page.getByText('What you had not saved of it is in the form again.').waitFor();

    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await isKept(page);
    await page.getByRole('button', { name: 'Throw it away' }).click();
    await page.getByText('Nothing is changed').waitFor();
    await page.reload();
    await heading(page).waitFor();
    expect(await heading(page).inputValue()).not.toBe('Half a heading');
  });
});
