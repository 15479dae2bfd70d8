import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
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
    // the shop asks for no PAN
    await expect(page.queryByRole('region', { name: 'PAN' })).toBeNull();
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

/** The panel about the PAN, where the shop asks for it. */
async function panPanel(canvasElement: HTMLElement) {
  return within(await within(canvasElement).findByRole('region', { name: 'PAN' }));
}

/** The shop asks for a PAN, which is saved by keyboard. */
export const PanAsked: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.tax.mixed(), ...scenarios.tax.panAsked()),
  play: async ({ canvasElement }) => {
    const panel = await panPanel(canvasElement);
    await expect(
      panel.getByText('Without your PAN we must withhold 20% instead of 5%, where tax is due.'),
    ).toBeVisible();
    panel.getByRole('textbox', { name: /^PAN/ }).focus();
    await userEvent.keyboard('abcpx 1234f{Enter}');
    await expect(await panel.findByText('••••••234F')).toBeVisible();
    await expect(await screen.findByText('PAN saved. It counts from your next payout on.')).toBeVisible();
    await expect(panel.getByText('With your PAN we withhold 5% instead of 20%, where tax is due.')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Change' })).toHaveFocus();
  },
};

/** It stands above the empty list, too; there is one rate for all. */
export const PanOfOneRate: Story = {
  beforeEach({ msw }) {
    msw.use(...scenarios.tax.panOfOneRate());
    return asNewMember();
  },
  play: async ({ canvasElement }) => {
    const panel = await panPanel(canvasElement);
    await expect(panel.getByText('We report the tax that we withhold from your payouts under your PAN.')).toBeVisible();
    await expect(await within(canvasElement).findByText(/^Nothing earned in/)).toBeVisible();
  },
};

export const PanOnFile: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.tax.mixed(), ...scenarios.tax.panOnFile()),
  play: async ({ canvasElement }) => {
    const panel = await panPanel(canvasElement);
    await expect(panel.getByText('••••••234F')).toBeVisible();
    await expect(panel.getByText('04-07-2026')).toBeVisible();
    await expect(panel.queryByRole('textbox')).toBeNull();
  },
};

/** Another PAN in its place: Cancel keeps the one on file. */
export const PanChanging: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.tax.mixed(), ...scenarios.tax.panOnFile()),
  play: async ({ canvasElement }) => {
    const panel = await panPanel(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: 'Change' }));
    await expect(panel.getByRole('textbox', { name: /^PAN/ })).toHaveFocus();
    await userEvent.keyboard('ABCPX9876G{Tab}{Tab}{Enter}');
    await expect(panel.getByText('••••••234F')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Change' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(panel.getByRole('textbox', { name: /^PAN/ })).toHaveValue('');
    await userEvent.keyboard('ABCPX9876G');
  },
};

/** Mistakes show at the field, which gets the focus, and go away with the next key. */
export const PanInvalid: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.tax.mixed(), ...scenarios.tax.panAsked()),
  play: async ({ canvasElement }) => {
    const panel = await panPanel(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: 'Save PAN' }));
    const field = panel.getByRole('textbox', { name: /^PAN/ });
    await expect(await panel.findByText('Please enter your PAN')).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('ABCPX12345');
    await expect(panel.queryByText('Please enter your PAN')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(await panel.findByText(/^Invalid PAN\. It has five letters/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.keyboard('ABCZX1234F{Enter}');
    await expect(await panel.findByText(/^Invalid PAN\. Its fourth letter/)).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/^Invalid PAN/);
  },
};

/** What was typed stays. */
export const PanNotSaved: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.tax.mixed(), ...scenarios.tax.savingPanFails()),
  play: async ({ canvasElement }) => {
    const panel = await panPanel(canvasElement);
    await userEvent.type(panel.getByRole('textbox', { name: /^PAN/ }), 'ABCPX1234F{Enter}');
    await expect(await panel.findByText('Something went wrong on our side. Please try again.')).toBeVisible();
    await expect(panel.getByRole('textbox', { name: /^PAN/ })).toHaveValue('ABCPX1234F');
  },
};

export const PanSaving: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.tax.mixed(), ...scenarios.tax.savingPanSlow()),
  play: async ({ canvasElement }) => {
    const panel = await panPanel(canvasElement);
    await userEvent.type(panel.getByRole('textbox', { name: /^PAN/ }), 'ABCPX1234F{Enter}');
    await expect(panel.getByRole('button', { name: 'Save PAN' })).toHaveAttribute('aria-busy', 'true');
    await expect(panel.getByRole('textbox', { name: /^PAN/ })).toHaveAttribute('readonly');
  },
};
