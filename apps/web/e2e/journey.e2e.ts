import { MIN_AGE_YEARS } from '@potli/api/contract/policy';
import { describe, expect } from 'vitest';
import { type Hand, keyboard, mouse } from './harness/hands.ts';
import { test } from './harness/test.ts';
import { isWholeRun } from './harness/wholeRun.ts';

/** The keyboard also needs the order of what it reaches; `clickOut` presses the same links with the mouse. */
const hands = [{ by: 'keyboard', handOf: keyboard }, ...(isWholeRun ? [{ by: 'mouse', handOf: mouse }] : [])];

describe('from home to the shop and back to My Clicks', () => {
  test.for(hands)('a visitor signs up on the way, with $by only', async ({ by, handOf }, { visit }) => {
    const { page, faults } = await visit({ shops: true });
    const hand: Hand = handOf(page);
    await page.goto('/');
    const topStores = page.getByRole('region', { name: 'Top Stores' });
    await hand.press(topStores.getByRole('link', { name: 'Juttigali', exact: true }));
    await page.getByRole('heading', { level: 1, name: 'Juttigali' }).waitFor();
    await hand.press(page.getByRole('link', { name: 'Shop Now' }));

    const modal = page.getByRole('dialog');
    await modal.getByText('Only logged in members will be able to get cashback benefits.').waitFor();
    await hand.write(modal.getByLabel('Email'), `gauri.${by}@mail.example`);
    await hand.write(modal.getByLabel(/^Password/), 'Gulmohar phool 7');
    await hand.write(modal.getByLabel('Name'), 'Gauri Deshpande');
    await hand.write(modal.getByLabel('Mobile Number'), '9876543210');
    await hand.tick(modal.getByRole('checkbox', { name: new RegExp(`${MIN_AGE_YEARS} or older`) }));

    const interstitial = page.getByText('Redirecting to Juttigali in 1 seconds...').waitFor();
    const welcome = page.getByText('Signup Successful').first().waitFor();
    await hand.press(modal.getByRole('button', { name: 'Signup' }));
    await Promise.all([welcome, interstitial]);
    await page.waitForURL('https://shop.juttigali.example/**');
    const clickId = new URL(page.url()).searchParams.get('subid') ?? '';
    expect(clickId).toMatch(/^[0-9a-f-]{36}$/);

    await page.goto('/user_dashboard/reports/click');
    const row = page.getByRole('row').filter({ has: page.getByTitle(clickId) });
    await row.getByText('Juttigali').waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
    expect(faults).toEqual([]);
  });
});
