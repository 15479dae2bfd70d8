import { describe, expect } from 'vitest';
import { holdScripts, hydrate, scrollThrough, untilHydrated } from './harness/hydration.ts';
import { logIn, storedSession } from './harness/members.ts';
import { test } from './harness/test.ts';

const STORE = '/stores_details/juttigali';
const QUESTION = 'Can I use a coupon with cashback?';

describe('a click before the scripts is replayed after they have loaded', () => {
  test('Shop Now of a visitor opens the login modal', async ({ visit }) => {
    const { context, page } = await visit({ shops: true });
    const letGo = await holdScripts(context);
    await page.goto(STORE, { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', { name: 'Shop Now' }).click();
    expect(new URL(page.url()).pathname).toBe(STORE);
    expect(await page.getByRole('dialog').count()).toBe(0);
    const isWaiting = () => page.locator('html[data-waiting]').count();
    expect(await isWaiting()).toBe(1);
    letGo();
    await page.getByRole('dialog').waitFor();
    expect(await isWaiting()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe(STORE);
  });

  test('the line at the top runs until the script of the modal is there', async ({ visit }) => {
    const { context, page } = await visit({ shops: true });
    const letGo = await holdScripts(context, '**/assets/LoginDialog-*.js');
    await page.goto(STORE);
    await hydrate(page);
    await page.getByRole('link', { name: 'Shop Now' }).click();
    await page.locator('html[data-waiting]').waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    letGo();
    await page.getByRole('dialog').waitFor();
    expect(await page.locator('html[data-waiting]').count()).toBe(0);
  });

  test('Shop Now of a member is tracked once', async ({ site, visit }) => {
    const { context, page, calls } = await visit({ shops: true, stored: storedSession(await logIn(site.url, 'asha')) });
    const letGo = await holdScripts(context);
    await page.goto(STORE, { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', { name: 'Shop Now' }).click();
    const opening = context.waitForEvent('page');
    letGo();
    const shop = await opening;
    await shop.waitForURL('https://shop.juttigali.example/**');
    expect(calls.filter((call) => call.startsWith('POST /api/click/'))).toHaveLength(1);
    expect(context.pages()).toHaveLength(2);
  });

  test.for([
    ['Next banner', 0],
    ['Login / Signup', 1],
  ] as const)('%s of a visitor fetches the modal so many times: %i', async ([name, times], { visit }) => {
    const { context, page } = await visit();
    const letGo = await holdScripts(context);
    const fetched: string[] = [];
    page.on('request', (request) => request.url().includes('/LoginDialog-') && fetched.push(request.url()));
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name }).first().click();
    letGo();
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((url) => url.endsWith('.js'))).toHaveLength(times);
  });

  test('Login opens the modal', async ({ visit }) => {
    const { context, page } = await visit();
    const letGo = await holdScripts(context);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('banner').getByRole('button', { name: 'Login / Signup' }).click();
    letGo();
    await page.getByRole('dialog').waitFor();
  });

  test('each of several: the arrow of a carousel, the arrow of the banners, and a text gets its suggestions', async ({
    visit,
  }) => {
    const { context, page } = await visit();
    const letGo = await holdScripts(context);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const topStores = page.getByRole('region', { name: 'Top Stores' });
    await topStores.getByRole('button', { name: 'Next: Top Stores' }).click();
    await page.getByRole('button', { name: 'Next banner' }).click();
    await page.getByRole('banner').getByRole('combobox').pressSequentially('jutig');
    letGo();
    await page.getByRole('option', { name: /Juttigali/ }).waitFor();
    await expect.poll(() => topStores.getByRole('button', { name: 'Previous: Top Stores' }).isEnabled()).toBe(true);
    // not the one after it
    const current = page.getByRole('button', { name: /^Banner \d/ }).and(page.locator('[aria-current]'));
    await expect.poll(() => current.getAttribute('aria-label')).toMatch(/^Banner 2 /);
  });

  test('Get Deal of a member is tracked in a part that is not loaded yet', async ({ site, visit }) => {
    const { context, page } = await visit({ shops: true, stored: storedSession(await logIn(site.url, 'asha')) });
    const letGo = await holdScripts(context, '**/assets/HomeRest-*.js');
    await page.goto('/');
    await hydrate(page);
    await page
      .getByRole('link', { name: /^Get Deal/ })
      .first()
      .click();
    expect(new URL(page.url()).pathname).toBe('/');
    letGo();
    await page.waitForURL(({ hostname }) => hostname.endsWith('.example'));
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('utm_source')).toBe('potli');
    expect(searchParams.get('tag')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a question opens with its press before any script', async ({ visit }) => {
    const { context, page } = await visit();
    const letGo = await holdScripts(context);
    await page.goto(STORE, { waitUntil: 'domcontentloaded' });
    const question = page.getByRole('button', { name: QUESTION });
    await question.click();
    letGo();
    await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true');
  });
});

test('questions have no script until they are touched, and open with the first press', async ({ visit }) => {
  const { page } = await visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(STORE);
  await hydrate(page);
  await scrollThrough(page);
  const ofQuestions = () => asked.filter((path) => path.includes('/Questions-'));
  expect(ofQuestions()).toEqual([]);
  const question = page.getByRole('button', { name: QUESTION });
  await question.click();
  await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true');
  expect(ofQuestions()).toHaveLength(1);
});

test('a file and a text given before the scripts load are known afterwards', async ({ visit }) => {
  const { context, page } = await visit();
  const letGo = await holdScripts(context);
  await page.goto('/verify', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('A head that you noted').fill('short');
  await page.getByLabel(/^File to check/).setInputFiles({
    name: 'early.json',
    mimeType: 'application/json',
    buffer: Buffer.from('[]'),
  });
  letGo();
  await page.getByRole('button', { name: 'Remove early.json' }).waitFor();
  await page.getByText('A head has 64 digits').waitFor();
  expect(await page.getByLabel('A head that you noted').inputValue()).toBe('short');
});

test('a box ticked before the scripts load stays ticked', async ({ visit }) => {
  const { context, page } = await visit();
  const letGo = await holdScripts(context);
  await page.goto('/forgot-password?key=early', { waitUntil: 'domcontentloaded' });
  const box = page.getByLabel('Show passwords');
  const password = page.getByLabel(/^New password/);
  await box.check();
  letGo();
  await expect.poll(() => password.getAttribute('type')).toBe('text');
  expect(await box.isChecked()).toBe(true);
});
