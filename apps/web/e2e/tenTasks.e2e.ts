import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { logIn, storedSession } from './harness/members.ts';
import { test } from './harness/test.ts';
import { isWholeRun } from './harness/wholeRun.ts';

// What a member comes for, on a phone, by what is written on the page. A step is a press, or a field that is filled.

interface Task {
  wants: string;
  from: '/' | '/user_dashboard';
  /** As many as it takes. More is a way that became longer. */
  steps: number;
  go(walk: Walk): Promise<void>;
}

/** Counts the steps of a person. */
function walkOn(page: Page) {
  let steps = 0;
  const main = page.getByRole('main');
  const press = async (role: 'link' | 'button' | 'option', name: string | RegExp) => {
    steps += 1;
    await page.getByRole(role, { name }).filter({ visible: true }).first().click();
  };
  return {
    page,
    main,
    press,
    async write(field: string, text: string) {
      steps += 1;
      await page.getByRole('combobox', { name: field }).fill(text);
    },
    /** The sidebar is behind a button on phones. */
    async openMenu(name: string, group?: string) {
      await press('button', 'Open menu');
      if (group) await press('button', group);
      await press('link', name);
    },
    reads: (text: string | RegExp) => main.getByText(text).filter({ visible: true }).first().waitFor(),
    steps: () => steps,
  };
}
type Walk = ReturnType<typeof walkOn>;

const tasks: readonly Task[] = [
  {
    wants: 'the best rate for shoes',
    from: '/',
    steps: 2,
    async go({ page, write, press, main }) {
      await write('Search stores and credit cards', 'shoes');
      await press('option', /Juttigali/);
      await page.waitForURL('**/stores_details/**');
      await main
        .getByText(/% Cashback/)
        .first()
        .waitFor();
    },
  },
  {
    wants: 'why it is pending',
    from: '/user_dashboard',
    steps: 2,
    async go({ press, reads }) {
      await press('link', /^Cashback in Pending/);
      await press('link', /: the story of this order/);
      await reads(/decides by|Expected in your bank by|has not paid us yet|takes longer than/);
    },
  },
  {
    wants: 'when it comes',
    from: '/user_dashboard',
    steps: 0,
    go: ({ reads }) => reads(/is expected in your bank by \d\d-\d\d-\d{4}|is on its way to your bank/),
  },
  {
    wants: 'another bank account',
    from: '/user_dashboard',
    steps: 2,
    async go({ openMenu, main }) {
      await openMenu('Bank Account');
      await main.getByLabel(/^Account Number/).waitFor();
      await main.getByRole('button', { name: 'Update' }).waitFor();
    },
  },
  {
    wants: 'to claim a declined order',
    from: '/user_dashboard',
    steps: 3,
    async go({ press, page, main }) {
      await press('link', /^Declined/);
      await press('link', /: the story of this order/);
      await press('link', /claim/i);
      await page.waitForURL(/missing_cashback\?.*click/);
      await main.getByRole('button', { name: 'Submit' }).waitFor();
    },
  },
  {
    wants: 'to refer a friend',
    from: '/user_dashboard',
    steps: 3,
    async go({ openMenu, main }) {
      await openMenu('Refer a friend', 'Refer and Earn');
      await main.getByRole('button', { name: /^Copy/ }).first().waitFor();
    },
  },
  {
    wants: 'why it was declined',
    from: '/user_dashboard',
    steps: 2,
    async go({ press, reads }) {
      await press('link', /^Declined/);
      await press('link', /: the story of this order/);
      await reads(/^Declined on|^Taken back on/);
    },
  },
  {
    wants: 'a statement on paper',
    from: '/user_dashboard',
    steps: 4,
    async go({ openMenu, press, page }) {
      await openMenu('Payouts');
      await press('button', 'Statement');
      await press('link', /PDF/);
      await page.getByRole('button', { name: 'Print or save as PDF' }).waitFor();
    },
  },
  {
    wants: 'what changed the money',
    from: '/user_dashboard',
    steps: 1,
    async go({ press, reads }) {
      await press('link', 'See every change and its cause');
      await reads(/moved from Pending to Approved/);
    },
  },
  {
    wants: 'to log out on all devices',
    from: '/user_dashboard',
    steps: 4,
    async go({ openMenu, press, page }) {
      await openMenu('My Profile');
      await press('button', 'Log out on all devices');
      await press('button', 'Yes, log out everywhere');
      await page.waitForURL((url) => url.pathname === '/');
    },
  },
];

describe.runIf(isWholeRun)('on a phone a member finds', () => {
  test.for(tasks)('$wants', async ({ from, steps, go }, { site, visit }) => {
    const stored = storedSession(await logIn(site.url, 'asha'));
    const { page, faults } = await visit({ stored, width: 'narrow' });
    await page.goto(from);
    const walk = walkOn(page);
    await go(walk);
    expect(walk.steps()).toBe(steps);
    expect(faults).toEqual([]);
  });
});
