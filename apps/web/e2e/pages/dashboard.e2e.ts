import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { memberPaths } from '../../src/lib/memberPaths.ts';
import { paths } from '../../src/lib/paths.ts';
import { dashboardScreens } from '../harness/dashboardScreens.ts';
import { type DemoMemberName, logIn, storedSession } from '../harness/members.ts';
import { problemsAtNarrowWidths } from '../harness/narrowProblems.ts';
import { accessibilityProblems, layoutProblems, mostShift } from '../harness/pageProblems.ts';
import { tables } from '../harness/tables.ts';
import { test } from '../harness/test.ts';
import { isWholeRun } from '../harness/wholeRun.ts';
import { wideProblems } from '../harness/wideProblems.ts';

const wide = { theme: 'light', width: 'wide', member: 'asha' } as const;
const phone = { theme: 'dark', width: 'narrow', member: 'asha' } as const;

/** One of each layout that differs between a phone and a wide window that is zoomed: tiles, a table, a form. */
const ofEachLayout = dashboardScreens.filter(({ path }) =>
  ([paths.dashboard, memberPaths.orders, paths.claimForm] as string[]).includes(path),
);

type Screen = (typeof dashboardScreens)[number];

/** Waits for a screen. @returns what is wrong with its title */
async function read(page: Page, { shows }: Screen, member: DemoMemberName): Promise<string[]> {
  await page.getByRole('main').getByText(shows[member]).first().waitFor();
  await page.waitForLoadState('networkidle');
  const title = await page.title();
  return /\S+ \| Potli$/.test(title) ? [] : [`its title is "${title}"`];
}

/** Loads a screen from its address. @returns what is wrong with it */
async function open(page: Page, screen: Screen): Promise<string[]> {
  await page.goto(screen.path);
  const problems = await read(page, screen, 'asha');
  return [...problems, ...(await layoutProblems(page, mostShift.dashboard))];
}

test.for(isWholeRun ? dashboardScreens : ofEachLayout)(
  '$path at a wide window in light, also zoomed',
  async (screen, { tab }) => {
    const { page, faults } = await tab(wide);
    expect(await open(page, screen)).toEqual([]);
    expect(faults).toEqual([]);
    if (ofEachLayout.includes(screen)) expect(await accessibilityProblems(page)).toEqual([]);
  },
);

/** Every screen is loaded below, too, as one who has no history finds it. */
test.for(isWholeRun ? dashboardScreens : ofEachLayout)(
  '$path on a phone in the dark: whole on small phones and zoomed, with every amount that a wide window shows',
  async (screen, { tab }) => {
    const { page, faults, calls } = await tab(phone);
    expect(await open(page, screen)).toEqual([]);
    const table = tables[screen.path];
    if (table) {
      const headers = await page.locator('thead th').allTextContents();
      expect(headers.filter(Boolean)).toEqual(table.columns);
      // its first ten rows
      expect(calls).toContain(table.call);
    }
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await problemsAtNarrowWidths(page)).toEqual([]);
    expect(await wideProblems(page)).toEqual([]);
    expect(faults).toEqual([]);
  },
);

/** The admin sees what Ravi sees, but for a few screens. */
const others = [
  { member: 'ravi', look: { theme: 'dark', width: 'narrow' }, screens: dashboardScreens },
  {
    member: 'admin',
    look: { theme: 'light', width: 'wide' },
    screens: dashboardScreens.filter(({ shows }) => shows.admin !== shows.ravi),
  },
] as const;

/** As a link does, in the same document: to load one takes four times as long. */
const goTo = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);

test.for(others)('$member, who has no history, finds every screen', async ({ member, look, screens }, { tab }) => {
  const { page, faults } = await tab({ ...look, member });
  expect(screens).not.toEqual([]);
  await page.goto(paths.clicks);
  const titles = new Set<string>();
  for (const screen of screens) {
    await goTo(page, screen.path);
    expect.soft(await read(page, screen, member), screen.path).toEqual([]);
    expect.soft(faults.splice(0), screen.path).toEqual([]);
    titles.add(await page.title());
  }
  // each its own, so that none was read in place of the next one; two addresses show the orders
  expect(titles.size).toBe(screens.filter(({ path }) => path !== memberPaths.orderReport).length);
});

test('an order has a page of its own, also on small phones and zoomed', async ({ tab }) => {
  const openOrder = async (page: Page) => {
    await page.goto('/user_dashboard/orders');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.waitForURL(/\/user_dashboard\/orders\/./);
    await page.getByRole('heading', { name: 'This order' }).waitFor();
  };
  const { page, faults } = await tab(wide);
  await openOrder(page);
  await page.waitForLoadState('networkidle');
  expect(await layoutProblems(page, mostShift.dashboard)).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(faults).toEqual([]);
  const { page: small } = await tab(phone);
  await openOrder(small);
  expect(await problemsAtNarrowWidths(small)).toEqual([]);
});

test('a visitor may log in on a screen, and is sent home on closing the box', async ({ tab }) => {
  const { page } = await tab();
  // one guard protects all of them
  for (const { path } of isWholeRun ? dashboardScreens : ofEachLayout) {
    await page.goto(path);
    await page.getByRole('dialog').getByLabel('Email').waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => url.pathname === '/');
});

describe('the admin edits the FAQs', () => {
  const question = 'Does a journey ask questions?';

  test('adds one, which a member reads, and deletes it again', async ({ site, visit }) => {
    const { page } = await visit({ stored: storedSession(await logIn(site.url, 'admin')) });
    await page.goto('/user_dashboard/support/faqs');
    await page.getByRole('button', { name: 'Add FAQ' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Add FAQ' }).click();
    await form.getByText('Please fill all fields').waitFor();
    await form.getByLabel('Content type').selectOption('MISCELLANEOUS');
    await form.getByLabel('Question').fill(question);
    await form.getByLabel('Answer').fill('This one does.');
    await form.getByRole('button', { name: 'Add FAQ' }).click();
    await page.getByText('FAQ added successfully').first().waitFor();

    const member = await visit({ stored: storedSession(await logIn(site.url, 'ravi')) });
    await member.page.goto('/user_dashboard/support/faqs');
    await member.page.getByRole('button', { name: question, exact: true }).click();
    await member.page.getByText('This one does.').waitFor();

    await page.getByRole('button', { name: `Delete: ${question}` }).click();
    await page.getByText('FAQ deleted successfully').first().waitFor();
    await member.page.reload();
    await member.page.getByText('How do I earn cashback?').waitFor();
    expect(await member.page.getByText(question).count()).toBe(0);
  });

  test('loses nothing when another admin was faster', async ({ site, visit }) => {
    const open = async () => {
      const { page } = await visit({ stored: storedSession(await logIn(site.url, 'admin')) });
      await page.goto('/user_dashboard/support/faqs');
      await page.getByRole('button', { name: /^Delete: Do I need a coupon code/ }).waitFor();
      return page;
    };
    const [slower, faster] = [await open(), await open()];
    await faster.getByRole('button', { name: /^Delete: Do I need a coupon code/ }).click();
    await faster.getByText('FAQ deleted successfully').first().waitFor();

    const other = slower.getByRole('button', { name: /^Delete: Can I use a deal more than once/ });
    await other.click();
    await slower
      .getByText(/^Somebody else changed the FAQs in the meantime/)
      .first()
      .waitFor();
    await other.waitFor();
    expect(await slower.getByText('Do I need a coupon code?').count()).toBe(0);
  });
});
