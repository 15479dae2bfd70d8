import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { tableStories } from '../../../testing/listStories.ts';
import { asMember, asNewMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/People You Refer',
  component: AppAt,
  args: { path: '/user_dashboard/refer_earn/people' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const table = tableStories({
  list: scenarios.referrals,
  title: 'People You Refer',
  newestBy: 'Signup Date',
  range: '1–10 of 12 people',
  mine: 'referrals',
  empty: { title: 'No one has joined yet', link: { name: 'Send your code', href: '/user_dashboard/refer_earn' } },
});

const NEWEST = 'Meera Pillai';

const rowsOf = (page: HTMLElement) => [...page.querySelectorAll('tbody tr')];

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('1–10 of 12 people')).toBeVisible();
    await expect(rowsOf(canvasElement)).toHaveLength(10);
    const newest = rowsOf(canvasElement)[0];
    for (const text of [NEWEST, 'meera.pillai@mail.example', '5%', '12-11-2026 19:35']) {
      await expect(newest).toHaveTextContent(text);
    }
  },
};

export const Loading: Story = table.loading;

export const Empty: Story = { ...table.empty, beforeEach: asNewMember };

export const Failed: Story = table.retried(scenarios.referrals.onePage(), '1–4 of 4 people');

export const OnePage: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.referrals.onePage()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('1–4 of 4 people')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const SecondPage: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Next page' }));
    await expect(await page.findByText('11–12 of 12 people')).toBeVisible();
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(2));
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Rows' }), '20');
    await expect(await page.findByText('1–12 of 12 people')).toBeVisible();
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(12));
  },
};

/** While the next page loads, these rows stay. */
export const SlowPaging: Story = {
  play: async ({ canvasElement, msw }) => {
    const page = within(canvasElement);
    await page.findByText(NEWEST);
    msw.use(...scenarios.referrals.slow());
    await userEvent.click(page.getByRole('button', { name: 'Next page' }));
    await waitFor(() =>
      expect(page.getByRole('table', { name: 'People You Refer' })).toHaveAttribute('aria-busy', 'true'),
    );
    await expect(page.getByText(NEWEST)).toBeVisible();
  },
};

export const Sorted: Story = {
  args: { path: '/user_dashboard/refer_earn/people?sort=name' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(NEWEST);
    await expect(rowsOf(canvasElement)[0]).toHaveTextContent('Arjun Menon');
  },
};

/** Both used one phone: the share is held until the shop has looked at it. */
export const ShareHeld: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.referrals.held()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Your share of friends with 0% is held/)).toBeVisible();
    await expect(rowsOf(canvasElement)[0]).toHaveTextContent('0%');
  },
};
