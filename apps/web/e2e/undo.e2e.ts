import { expect } from 'vitest';
import { logIn, storedSession } from './harness/members.ts';
import { test } from './harness/test.ts';

test('a question that was deleted by mistake comes back to its place, also from another page', async ({
  site,
  visit,
}) => {
  const listed = async () => (await fetch(`${site.url}/api/faqs`)).text();
  const before = await listed();
  const { page, faults } = await visit({ stored: storedSession(await logIn(site.url, 'admin')) });
  await page.goto('/user_dashboard/support/faqs');
  await page.getByRole('button', { name: 'Delete: How do I earn cashback?' }).click();
  await page.getByText('FAQ deleted successfully', { exact: true }).waitFor();
  expect(await listed()).not.toContain('How do I earn cashback?');

  await page.getByRole('link', { name: 'My Profile' }).click();
  await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();
  await page.keyboard.press('F8');
  // the toast itself comes first
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('The FAQ is back', { exact: true }).waitFor();
  expect(await listed()).toBe(before);
  expect(faults).toEqual([]);
});
