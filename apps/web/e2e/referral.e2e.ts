import { expect } from 'vitest';
import { test } from './harness/test.ts';

test('a friend may look around first: the code of the link is in the signup', async ({ visit }) => {
  const { page, faults } = await visit();
  await page.goto('/?ref=ASHA42');
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Email').waitFor();
  await page.keyboard.press('Escape');
  await page.goto('/stores');
  expect(await modal.count()).toBe(0);
  await page.getByRole('banner').getByRole('button', { name: 'Login / Signup' }).click();
  await modal.getByLabel('Email').fill('friend.of.asha@mail.example');
  await modal.getByLabel(/^Referral Code/).waitFor();
  expect(await modal.getByLabel(/^Referral Code/).inputValue()).toBe('ASHA42');
  expect(faults).toEqual([]);
});
