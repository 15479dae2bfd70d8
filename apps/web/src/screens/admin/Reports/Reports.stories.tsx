import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { tableStories } from '../../../testing/listStories.ts';
import { asAdmin } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Admin/Reports',
  component: AppAt,
  args: { path: '/admin/reports' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const RANGE = '1–6 of 6 reports';

const table = tableStories({
  list: scenarios.adminReports,
  title: 'Reports',
  newestBy: null,
  range: RANGE,
  mine: 'reports',
  empty: { title: 'No report waits' },
});

const unfold = async (page: HTMLElement, report: string) =>
  userEvent.click(await within(page).findByRole('button', { name: new RegExp(`Report ${report} of`) }));

/** The oldest come first. What a bank sends, and what came with another body, can only be closed. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(RANGE)).toBeVisible();
    await unfold(canvasElement, 'refused-32');
    await expect(await page.findByLabelText(/^What was sent/)).toHaveValue(
      '{"reference":"P26…0042","account":"…7890"}',
    );
    await expect(page.getAllByRole('form').map((form) => form.getAttribute('aria-label'))).toEqual([
      'Close report refused-32',
    ]);
    await unfold(canvasElement, 'evt_5530');
    await expect(await page.findByRole('link', { name: 'claim PT-2026-4829301756' })).toBeVisible();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Reports' }), 'With another body');
    await expect(await page.findByText('1–1 of 1 report')).toBeVisible();
  },
};

/** A report of a network that was connected with the wrong adapter is read by the right one. */
export const ReadAgain: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await unfold(canvasElement, 'refused-31');
    const form = within(await page.findByRole('form', { name: 'Read report refused-31 again' }));
    await userEvent.click(form.getByRole('button', { name: 'Read again' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('The report names no order.');
    await form.findByRole('option', { name: 'impact' });
    await userEvent.selectOptions(form.getByRole('combobox'), 'impact');
    await userEvent.click(form.getByRole('button', { name: 'Read again' }));
    await expect(await screen.findByText('Report refused-31 counts now.')).toBeVisible();
    await expect(await page.findByText('1–5 of 5 reports')).toBeVisible();
  },
};

/** A report gets its click, or is closed with a reason. */
export const Decided: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await unfold(canvasElement, 'evt_5512');
    const form = within(await page.findByRole('form', { name: 'Give report evt_5512 its click' }));
    const field = form.getByLabelText(/^Click/);
    await userEvent.type(field, 'mine{Enter}');
    await expect(await form.findByRole('alert')).toHaveTextContent('There is no click mine.');
    await userEvent.clear(field);
    await userEvent.type(field, '01990000-0000-7000-8000-000000000042{Enter}');
    await expect(await screen.findByText('1 report of the order counts for this click.')).toBeVisible();
    await unfold(canvasElement, 'evt_5601');
    await userEvent.type(await page.findByLabelText(/^Nothing comes of it/), 'A test of theirs');
    await userEvent.click(page.getByRole('button', { name: 'Close it' }));
    await expect(await screen.findByText('Report evt_5601 is closed.')).toBeVisible();
    await expect(await page.findByText('1–4 of 4 reports')).toBeVisible();
  },
};

/** More reports than one call reads: it asks for the password once, and goes on until the last one. */
export const ManyWaiting: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminReports.manyWaiting()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(RANGE);
    await userEvent.click(page.getByRole('button', { name: 'Read all again' }));
    await userEvent.type(await screen.findByLabelText(/^Password/), 'Potli@12345{Enter}');
    await expect(await page.findByText('23 count now, 6 still wait, 0 cannot be read.')).toBeVisible();
  },
};

export const Loading: Story = table.loading;

export const Empty: Story = { ...table.empty, beforeEach: ({ msw }) => msw.use(...scenarios.adminReports.empty()) };

export const Failed: Story = table.failed;
