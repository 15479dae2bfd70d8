import { expect } from 'vitest';
import { hydrate } from './harness/hydration.ts';
import { test } from './harness/test.ts';

/** Longer than the check of the account waits for the next letter. */
const PAUSE_MS = 500;

test('an e-mail typed slowly stays in its field, whatever the check of the account answers', async ({ visit }) => {
  const { page, faults } = await visit();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Login / Signup' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Email').click();
  await page.keyboard.type('asha@potli.e');
  await modal.getByRole('button', { name: 'Signup', exact: true }).waitFor();
  await page.keyboard.type('xample', { delay: PAUSE_MS });
  await modal.getByRole('button', { name: 'Login', exact: true }).waitFor();
  expect(await modal.getByLabel('Email').inputValue()).toBe('asha@potli.example');
  expect(await modal.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Potli@12345');
  await page.keyboard.press('Enter');
  await page.getByText('Login Success').first().waitFor();
  expect(faults).toEqual([]);
});

test('on a phone, Back closes the login box and leaves the page; the next Back goes to the page before', async ({
  visit,
}) => {
  const { page, faults } = await visit({ width: 'narrow' });
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
  const { href } = new URL(page.url());
  const banner = page.getByRole('banner');
  const modal = page.getByRole('dialog');
  // opened twice: the second Back closes the box as the first did
  for (const _ of [1, 2]) {
    await banner.getByRole('button', { name: 'Login', exact: true }).click();
    await modal.getByLabel('Email').waitFor();
    await page.evaluate(() => history.back());
    await modal.waitFor({ state: 'detached' });
    await page.waitForURL(href);
    expect(await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).isVisible()).toBe(true);
  }
  await page.goBack();
  await page.waitForURL('/');
  expect(faults).toEqual([]);
});
