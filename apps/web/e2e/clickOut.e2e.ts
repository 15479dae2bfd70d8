import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { logIn, storedSession } from './harness/members.ts';
import { test } from './harness/test.ts';

const STORE = '/stores_details/juttigali';

describe('a member clicks out', () => {
  test('into a window that opens with the click and reaches the shop once the click is recorded', async ({
    site,
    visit,
  }) => {
    const { context, page, faults, calls } = await visit({
      shops: true,
      stored: storedSession(await logIn(site.url, 'asha')),
    });
    const recorded = Promise.withResolvers<void>();
    await context.route('**/api/click/**', async (route) => {
      await recorded.promise;
      await route.continue();
    });
    await page.goto(STORE);

    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Shop Now' }).click();
    // a window that opens only after the answer is blocked as a pop-up
    const shop = await opening;
    const groundOf = (each: Page) => each.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await shop.getByText('Opening Juttigali …').waitFor();
    expect(await groundOf(shop)).toBe(await groundOf(page));
    const interstitial = shop.getByText('Redirecting to Juttigali in 1 seconds...').waitFor();
    recorded.resolve();
    await interstitial;
    await shop.waitForURL('https://shop.juttigali.example/**');
    const clickId = new URL(shop.url()).searchParams.get('subid') ?? '';

    expect(new URL(page.url()).pathname).toBe(STORE);
    expect(calls.filter((call) => call.startsWith('POST /api/click/'))).toHaveLength(1);
    await page.goto('/user_dashboard/reports/click');
    await page
      .getByRole('row')
      .filter({ has: page.getByTitle(clickId) })
      .getByText('Juttigali')
      .waitFor();
    expect(faults).toEqual([]);
  });

  test('with the code of the deal on the clipboard', async ({ site, visit }) => {
    const { context, page } = await visit({ shops: true, stored: storedSession(await logIn(site.url, 'asha')) });
    await page.goto('/grabdeals/steel-cooker-kadhai-set');
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Grab Deal' }).click();
    await (await opening).waitForURL('https://shop.patila.example/**');
    await page.getByText('Code SEETI3 copied', { exact: true }).waitFor();
    await page.goto('/contact');
    await page.getByLabel('Name').focus();
    await page.keyboard.press('Control+V');
    expect(await page.getByLabel('Name').inputValue()).toBe('SEETI3');
  });

  test("once, even if the answer was lost, and where the click cannot be recorded a message says so, before the shop's own address", async ({
    site,
    visit,
  }) => {
    const { context, page } = await visit({ shops: true, stored: storedSession(await logIn(site.url, 'asha')) });
    const sent: { key: string | undefined; recorded: string }[] = [];
    await context.route('**/api/click/**', async (route) => {
      const response = await route.fetch();
      sent.push({ key: route.request().headers()['idempotency-key'], recorded: await response.text() });
      if (sent.length === 1) await route.abort();
      else await route.fulfill({ response });
    });
    await page.goto(STORE);
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Shop Now' }).click();
    const shop = await opening;
    await shop.waitForURL('https://shop.juttigali.example/**');
    expect(sent).toHaveLength(2);
    expect(sent[0]?.key).toBeTruthy();
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]?.recorded).toContain(new URL(shop.url()).searchParams.get('subid'));

    await context.route('**/api/click/**', (route) => route.fulfill({ status: 500, body: '{}' }));
    const openingAgain = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Shop Now' }).click();
    const own = await openingAgain;
    await own.getByRole('heading', { name: 'We could not record this visit to Juttigali' }).waitFor();
    await own.getByRole('button', { name: 'Try again' }).click();
    await own.getByRole('heading', { name: 'We still could not record this visit' }).waitFor();
    await own.getByRole('link', { name: 'Go on without cashback' }).click();
    await own.waitForURL('https://shop.juttigali.example/**');
    // without a placeholder
    expect(own.url()).toBe('https://shop.juttigali.example/in?aff_id=potli');
    expect(sent).toHaveLength(2);
  });
});
