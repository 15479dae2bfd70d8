import { expect } from 'vitest';
import { keyboard } from './harness/hands.ts';
import { logIn, storedSession } from './harness/members.ts';
import { test } from './harness/test.ts';

test('a search leads to a shop with the keyboard only', async ({ visit }) => {
  const { page, faults } = await visit();
  const hand = keyboard(page);
  await page.goto('/');
  await hand.write(page.getByRole('banner').getByRole('combobox'), 'headphone');
  const first = page.getByRole('option').first();
  // until then the list is that of fewer letters, whose first one may be gone when Enter is pressed
  await expect.poll(() => first.textContent()).toMatch(/headphones/i);
  const shop = (await first.getAttribute('href')) ?? '';
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${shop}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(faults).toEqual([]);
});

test('a member reads an order and claims another one with the keyboard only', async ({ site, visit }) => {
  const { page, faults } = await visit({ stored: storedSession(await logIn(site.url, 'asha')) });
  const hand = keyboard(page);
  const main = page.getByRole('main');
  await page.goto('/user_dashboard');
  await hand.press(main.getByRole('link', { name: /Approved/ }));
  await page.waitForURL(/\/user_dashboard\/orders/);
  await hand.press(main.getByRole('row').nth(1).getByRole('link').first());
  await page.getByRole('heading', { name: 'This order' }).waitFor();

  await page.goto('/user_dashboard/missing_cashback?source=STORE&id=1');
  await expect.poll(() => main.getByRole('combobox', { name: /^Store/ }).inputValue()).toBe('Juttigali');
  await hand.press(main.getByRole('button', { name: 'Submit' }));
  // the first faulty field has the focus
  await page.keyboard.type('JG-2026-77120');
  await hand.write(main.getByLabel(/^Order amount/), '124990');
  await hand.write(main.getByLabel(/^Order time/), '19-11-2026 10:15');
  await hand.press(main.getByRole('button', { name: 'Submit' }));
  await page.getByText('Form submitted successfully!', { exact: true }).waitFor();
  await hand.press(page.getByRole('link', { name: 'My Missing Cashback' }).first());
  await page.getByRole('row').filter({ hasText: 'JG-2026-77120' }).filter({ hasText: '₹1,24,990' }).waitFor();
  expect(faults).toEqual([]);
});
