import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { dashboardScreens } from '../harness/dashboardScreens.ts';
import { hiddenAmounts } from '../harness/hiddenAmounts.ts';
import { type DemoMemberName, logIn, storedSession } from '../harness/members.ts';
import { narrowProblems, narrowWidths } from '../harness/narrowProblems.ts';
import { accessibilityProblems, layoutProblems, mostShift } from '../harness/pageProblems.ts';
import { tables } from '../harness/tables.ts';
import { test } from '../harness/test.ts';

/** Both widths and both themes in two looks; a member with less to see gets one of them, and axe in the stories. */
const looks = [
  { theme: 'light', width: 'wide', members: ['asha', 'admin'] },
  { theme: 'dark', width: 'narrow', members: ['asha', 'ravi'] },
] as const satisfies { members: DemoMemberName[]; [look: string]: unknown }[];

const problemsOf = async (page: Page, member: DemoMemberName) => [
  ...(await layoutProblems(page, mostShift.dashboard)),
  ...(member === 'asha' ? await accessibilityProblems(page) : []),
];

for (const { theme, width, members } of looks) {
  // one visit each: every screen is loaded from its address
  test.for(members)(
    `%s finds every screen at its address, at ${width} width in ${theme}`,
    async (member, { site, visit }) => {
      const stored = storedSession(await logIn(site.url, member));
      const { page, faults } = await visit({ theme, width, stored });
      for (const { path, shows } of dashboardScreens) {
        await page.goto(path);
        await page.getByRole('main').getByText(shows[member]).first().waitFor();
        await page.waitForLoadState('networkidle');
        expect.soft(await page.title(), path).toMatch(/\S+ \| Potli$/);
        expect.soft(faults.splice(0), path).toEqual([]);
        expect.soft(await problemsOf(page, member), path).toEqual([]);
        if (width === 'wide') expect.soft(await hiddenAmounts(page), path).toEqual([]);
      }
    },
  );
}

test('every screen fits small phones and zoomed windows', async ({ site, visit }) => {
  const { page } = await visit({ width: 'narrow', stored: storedSession(await logIn(site.url, 'asha')) });
  const look = async (path: string) => {
    for (const width of narrowWidths) {
      expect.soft(await narrowProblems(page, width), `${path} at ${width}`).toEqual([]);
    }
  };
  for (const { path, shows } of dashboardScreens) {
    await page.goto(path);
    await page.getByRole('main').getByText(shows.asha).first().waitFor();
    await look(path);
  }
  await page.goto('/user_dashboard/orders');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('heading', { name: 'This order' }).waitFor();
  await look('the story of an order');
});

test('a visitor may log in on every screen, and is sent home on closing the box', async ({ visit }) => {
  const { page } = await visit();
  for (const { path } of dashboardScreens) {
    await page.goto(path);
    await page.getByRole('dialog').getByLabel('Email').waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => url.pathname === '/');
  }
});

test('every table has its columns, and asks for its first ten rows', async ({ site, visit }) => {
  const { page, calls } = await visit({ stored: storedSession(await logIn(site.url, 'asha')) });
  for (const [path, { columns, call }] of Object.entries(tables)) {
    calls.splice(0);
    await page.goto(path);
    await page.getByRole('columnheader').first().waitFor();
    const headers = await page.locator('thead th').allTextContents();
    expect.soft(headers.filter(Boolean), path).toEqual(columns);
    expect.soft(calls, path).toContain(call);
  }
});

test('an order has a page of its own', async ({ site, visit }) => {
  const { page, faults } = await visit({ stored: storedSession(await logIn(site.url, 'asha')) });
  await page.goto('/user_dashboard/orders');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.waitForURL(/\/user_dashboard\/orders\/./);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await problemsOf(page, 'asha')).toEqual([]);
  expect(faults).toEqual([]);
});

describe('the admin keeps the FAQs', () => {
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
