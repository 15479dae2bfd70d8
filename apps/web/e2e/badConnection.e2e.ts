import { describe, expect } from 'vitest';
import { hydrate } from './harness/hydration.ts';
import { logIn, storedSession } from './harness/members.ts';
import { test } from './harness/test.ts';

describe('where a script does not come', () => {
  test('the login opens once the connection is back, on the page that was there', async ({ visit }) => {
    const { context, page } = await visit();
    await page.goto('/stores_details/juttigali');
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('button', { name: /Login/ }).click();
    await page.locator('html[data-waiting]').waitFor();
    await page.evaluate(() => scrollTo(0, 10));
    await context.setOffline(false);
    await page.getByRole('dialog').getByLabel('Email').fill('ravi@potli.example');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test('a page of the dashboard stays, and says later what was copied', async ({ site, visit }) => {
    const { context, page } = await visit({ stored: storedSession(await logIn(site.url, 'asha')) });
    const open = Promise.withResolvers<void>();
    await context.route('**/assets/Toaster-*', async (route) => {
      await open.promise;
      await route.abort();
    });
    await page.goto('/user_dashboard/reports/click');
    await page.getByRole('row').nth(1).waitFor();
    await page.getByRole('button', { name: /^Copy/ }).first().click();
    open.resolve();
    await page.waitForEvent('console', (message) => message.text().startsWith('A script did not come.'));
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('My Clicks');
    await context.unrouteAll();
    await page
      .getByRole('status')
      .filter({ hasText: /copied/i })
      .first()
      .waitFor();
  });
});

test('a claim that finds no connection stays in the form, and its member reads so', async ({ site, visit }) => {
  const { context, page } = await visit({ stored: storedSession(await logIn(site.url, 'asha')) });
  await page.goto('/user_dashboard/missing_cashback?source=STORE&id=1');
  await expect.poll(() => page.getByRole('combobox', { name: /^Store/ }).inputValue()).toBe('Juttigali');
  const order = page.getByLabel(/^Store order ID/);
  await order.fill('JG-2026-88077');
  await page.getByLabel(/^Order amount/).fill('1299');
  await page.getByLabel(/^Order time/).fill('19-11-2026 10:15');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('alert').getByText('Failed to submit the form. Please try again.').waitFor();
  expect(await order.inputValue()).toBe('JG-2026-88077');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Form submitted successfully!', { exact: true }).waitFor();
});
