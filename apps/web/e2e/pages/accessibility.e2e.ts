import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { hydrate, scrollThrough } from '../harness/hydration.ts';
import { logIn, storedSession } from '../harness/members.ts';
import { accessibilityProblems } from '../harness/pageProblems.ts';
import { test } from '../harness/test.ts';

const elsewhere = `/redirect?${new URLSearchParams({ url: 'https://unknown.example/', name: 'Unknown' })}`;

interface Screen {
  screen: string;
  member?: boolean;
  open: (page: Page) => Promise<void>;
}

async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
  await scrollThrough(page);
}

async function openModal(page: Page, email: string): Promise<void> {
  await page.goto('/stores_details/juttigali');
  await page.getByRole('link', { name: 'Shop Now' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(email);
}

/** States without an address of their own, or for members only; `publicPages` tests the rest. */
const screens: Screen[] = [
  { screen: 'the interstitial', open: (page) => read(page, elsewhere) },
  { screen: 'a missing page', open: (page) => read(page, '/no-such-page') },
  {
    screen: 'the login modal',
    async open(page) {
      await openModal(page, 'asha@potli.example');
      await page.getByRole('dialog').getByLabel('Remember me').waitFor();
    },
  },
  {
    screen: 'the signup modal with every message',
    async open(page) {
      await openModal(page, 'nobody@mail.example');
      await page.getByRole('dialog').getByRole('button', { name: 'Signup' }).click();
      await page.getByText('Mobile number is required').waitFor();
    },
  },
  {
    screen: 'My Clicks',
    member: true,
    async open(page) {
      await page.goto('/user_dashboard/reports/click');
      await page.getByRole('row').nth(9).waitFor();
    },
  },
];

/** These two pairs and the stories cover every rule. */
const looks = [
  { theme: 'light', width: 'wide' },
  { theme: 'dark', width: 'narrow' },
] as const;

for (const { theme, width } of looks) {
  describe(`axe finds nothing at ${width} width in ${theme}`, () => {
    test.for(screens)('on $screen', async ({ open, member }, { site, visit }) => {
      const stored = member ? storedSession(await logIn(site.url, 'asha')) : {};
      const { page } = await visit({ theme, width, stored });
      await open(page);
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  });
}
