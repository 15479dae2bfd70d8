import { readOutbox } from '@potli/server/testing';
import { expect, inject } from 'vitest';
import { keyboard } from './harness/hands.ts';
import { holdScripts } from './harness/hydration.ts';
import { test } from './harness/test.ts';

const NEXT_PASSWORD = 'Amaltas ke neeche';

/** Signs up a new member, so that passwords of the demo do not change. */
async function join(url: string, email: string): Promise<void> {
  const body = { email, password: 'Potli@12345', name: 'Meera Nair', mobileNumber: '9876543210' };
  const response = await fetch(`${url}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Signup answered ${response.status}`);
}

async function logInStatus(url: string, email: string, password: string): Promise<number> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return response.status;
}

test('a forgotten password: requested, mailed, reset, and logged in', async ({ site, visit }) => {
  const email = 'meera.forgets@potli.example';
  await join(site.url, email);
  const { page, faults, calls } = await visit();
  const hand = keyboard(page);

  await page.goto('/forgot-password');
  await hand.write(page.getByLabel('Email'), email);
  await page.keyboard.press('Enter');
  await page.getByText('a link to set a new password is on its way').waitFor();

  const mail = (await readOutbox(inject('site').dataDir, email)).at(-1) ?? '';
  const link = /\S+\/forgot-password\?key=\S+/.exec(mail)?.[0] ?? '';
  await page.goto(link);
  await hand.write(page.getByLabel(/^New password/), NEXT_PASSWORD);
  await hand.write(page.getByLabel('Repeat the new password'), NEXT_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('Password Reset Successfully').first().waitFor();
  await page.waitForURL('/');

  expect(await logInStatus(site.url, email, 'Potli@12345')).toBe(401);
  expect(await logInStatus(site.url, email, NEXT_PASSWORD)).toBe(200);
  expect(calls.filter((call) => call.includes(new URL(link).searchParams.get('key') ?? link))).toEqual([]);
  expect(faults).toEqual([]);

  await page.goto(link);
  await hand.write(page.getByLabel(/^New password/), NEXT_PASSWORD);
  await hand.write(page.getByLabel('Repeat the new password'), NEXT_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('This reset link is no longer valid. Please ask for a new one.').waitFor();
});

test('a password sent before the page is hydrated is neither lost nor in the address', async ({ visit }) => {
  const { context, page, faults } = await visit();
  const letGo = await holdScripts(context);
  await page.goto('/forgot-password?key=used-up', { waitUntil: 'domcontentloaded' });
  await page.getByLabel(/^New password/).fill(NEXT_PASSWORD);
  await page.getByLabel('Repeat the new password').fill(NEXT_PASSWORD);
  await page.getByLabel('Repeat the new password').press('Enter');
  expect(new URL(page.url()).search).toBe('?key=used-up');
  letGo();
  await page.getByText('This reset link is no longer valid. Please ask for a new one.').waitFor();
  expect(new URL(page.url()).search).toBe('?key=used-up');
  expect(faults.filter((fault) => !fault.includes('400'))).toEqual([]);
});

test('the page of a reset link is not cached and sends no referrer', async ({ site }) => {
  const response = await fetch(`${site.url}/forgot-password?key=very-secret`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  expect(html).not.toContain('very-secret');
  expect(html).toContain('<meta name="referrer" content="no-referrer"/>');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});
