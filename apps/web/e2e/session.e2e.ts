import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { holdScripts } from './harness/hydration.ts';
import { expiryOf, logIn, storedSession } from './harness/members.ts';
import { test } from './harness/test.ts';

const MY_CLICKS = '/user_dashboard/reports/click';

/** Values of the session in this browser. */
const stored = (page: Page): Promise<Record<string, string | undefined>> =>
  page.evaluate(() =>
    Object.fromEntries(
      ['accessToken', 'refreshToken', 'expiryTime'].map((k) => [k, localStorage.getItem(k) ?? undefined]),
    ),
  );

describe('the header before any script', () => {
  test('offers a member the Dashboard and no Login', async ({ site, visit }) => {
    const { context, page } = await visit({ stored: storedSession(await logIn(site.url, 'asha')) });
    await holdScripts(context);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const header = page.getByRole('banner');
    expect(await header.getByRole('link', { name: 'Dashboard' }).isVisible()).toBe(true);
    expect(await header.getByRole('button', { name: 'Login / Signup' }).isVisible()).toBe(false);
  });

  test('offers a visitor the Login and no Dashboard', async ({ visit }) => {
    const { context, page } = await visit();
    await holdScripts(context);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const header = page.getByRole('banner');
    expect(await header.getByRole('button', { name: 'Login / Signup' }).isVisible()).toBe(true);
    expect(await header.getByRole('link', { name: 'Dashboard' }).isVisible()).toBe(false);
  });
});

describe('the guard of the dashboard', () => {
  test('lets a visitor log in there, go on, and log out', async ({ visit }) => {
    const { page, faults } = await visit();
    await page.goto(MY_CLICKS);
    const modal = page.getByRole('dialog');
    await modal.getByLabel('Email').fill('asha@potli.example');
    await modal.getByLabel('Password', { exact: true }).fill('Potli@12345');
    await page.keyboard.press('Enter');
    await page.getByRole('row').nth(10).waitFor();
    expect(new URL(page.url()).pathname).toBe(MY_CLICKS);
    expect(await modal.count()).toBe(0);
    await logOut(page);
    expect(faults).toEqual([]);
  });

  test('renews an access token that has expired, once', async ({ site, visit }) => {
    const tokens = await logIn(site.url, 'asha');
    const expired = { ...storedSession(tokens), accessToken: withExpiry(tokens.accessToken, 1), expiryTime: '1000' };
    const { page, calls } = await visit({ stored: expired });
    await page.goto(MY_CLICKS);
    await page.getByRole('row').nth(10).waitFor();
    expect(calls.filter((call) => call.includes('refresh-access-token'))).toHaveLength(1);
    const renewed = await stored(page);
    expect(renewed.refreshToken).not.toBe(tokens.refreshToken);
    expect(Number(renewed.expiryTime)).toBeGreaterThan(Date.now());
    expect(Number(renewed.expiryTime)).toBe(expiryOf(renewed.accessToken ?? ''));
  });

  test('asks a member to log in again whose session was ended elsewhere, and removes the tokens', async ({
    site,
    visit,
  }) => {
    const tokens = await logIn(site.url, 'asha');
    await fetch(`${site.url}/api/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.accessToken}` },
    });
    const { page } = await visit({ stored: storedSession(tokens) });
    await page.goto(MY_CLICKS);
    await page.getByRole('dialog').getByLabel('Email').waitFor();
    await expect.poll(() => stored(page)).toEqual({});
  });

  test('shows a message to a member whose session ends on a page, and lets them continue there', async ({
    site,
    visit,
  }) => {
    const tokens = await logIn(site.url, 'asha');
    const { page } = await visit({ stored: storedSession(tokens) });
    await page.goto(MY_CLICKS);
    await page.getByRole('row').nth(10).waitFor();
    await fetch(`${site.url}/api/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.accessToken}` },
    });
    await page.getByRole('button', { name: 'Next page' }).click();
    const modal = page.getByRole('dialog');
    await modal.getByText('Your session has ended. Log in again to go on here.').waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(0);
    await modal.getByLabel('Email').fill('asha@potli.example');
    await modal.getByLabel('Password', { exact: true }).fill('Potli@12345');
    await page.keyboard.press('Enter');
    await page.getByRole('row').nth(10).waitFor();
    expect(new URL(page.url()).pathname).toBe(MY_CLICKS);
  });
});

test('a login in one tab counts, whatever another tab was answered before', async ({ site, visit }) => {
  const { context, page } = await visit({ stored: storedSession(await logIn(site.url, 'asha')) });
  await page.goto(MY_CLICKS);
  await page.getByRole('row').nth(10).waitFor();
  const other = await context.newPage();
  await other.goto('/about');
  await logOut(other);
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Email').fill('asha@potli.example');
  await modal.getByLabel('Password', { exact: true }).fill('Potli@12345');
  await modal.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByRole('row').nth(10).waitFor();
  await other.getByRole('banner').getByRole('link', { name: 'Dashboard' }).waitFor();
  expect(Object.values(await stored(page))).not.toContain(undefined);
});

test('on home a member logs out too', async ({ site, visit }) => {
  const { page, faults } = await visit({ stored: storedSession(await logIn(site.url, 'asha')) });
  await page.goto('/');
  await logOut(page);
  expect(faults).toEqual([]);
});

/** Logs the member out, who sees a message and goes home. */
async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByText('Logout Successful').first().waitFor();
  await page.waitForURL('/');
  expect(await stored(page)).toEqual({});
  await page.getByRole('banner').getByRole('button', { name: 'Login / Signup' }).waitFor();
}

/** The token with another expiry (s), as an expired token looks to a browser. */
function withExpiry(accessToken: string, exp: number): string {
  const [head, payload = '', signature] = accessToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  return [head, Buffer.from(JSON.stringify({ ...claims, exp })).toString('base64url'), signature].join('.');
}
