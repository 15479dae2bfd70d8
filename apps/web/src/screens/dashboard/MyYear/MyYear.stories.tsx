import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { showsLoading } from '../../../testing/plays.ts';
import { savedFiles } from '../../../testing/savedFiles.ts';
import { asMember, asNewMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/Your year',
  component: AppAt,
  args: { path: '/user_dashboard/transaction_history/my_year' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (page: HTMLElement) => [...page.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);

/** All three kinds, tax that was withheld, and a month in which more was taken back than came. */
export const Ready: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.tax.mixed()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Your year 2026-27' });
    await expect(page.getByText('₹1,46,653.25')).toBeVisible();
    const rows = rowsOf(canvasElement);
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toContain('Apr 2026');
    await expect(rows[1]).toContain('₹2,166.28 of tax withheld');
    await expect(rows[2]).toContain('−₹120.00');
  },
};

/** The year before, chosen. */
export const YearBefore: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.tax.mixed()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(await page.findByRole('combobox', { name: 'Year' }), '2025-26');
    await page.findByRole('heading', { level: 1, name: 'Your year 2025-26' });
    await expect(rowsOf(canvasElement)[0]).toContain('Apr 2025');
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.tax.slow()), play: showsLoading };

export const Empty: Story = {
  beforeEach: asNewMember,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Nothing earned in \d{4}-\d\d$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'See every change of your money' })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.tax.failing()),
  play: async ({ canvasElement, msw }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Your year did not load. Please try again.')).toBeVisible();
    msw.use(...scenarios.tax.mixed());
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await page.findByRole('heading', { level: 1, name: 'Your year 2026-27' });
  },
};

/** Months and their sum, for a spreadsheet. */
export const Downloaded: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.tax.mixed());
    return savedFiles.watch();
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Download CSV' }));
    const { name, text } = await savedFiles.next();
    await expect(name).toMatch(/^\w+-year-2026-27-\d\d-\d\d-\d{4}\.csv$/);
    const lines = text.trimEnd().split('\r\n');
    await expect(lines[0]).toBe(
      'Month,Own orders (INR),Shared links (INR),Friends (INR),Together (INR),Tax withheld (INR)',
    );
    await expect(lines.at(-1)).toBe('Together,124990.5,18250,3412.75,146653.25,2166.28');
  },
};
