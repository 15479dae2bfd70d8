import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { tableStories } from '../../../testing/listStories.ts';
import { asAdmin, asSupport } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Admin/Audit log',
  component: AppAt,
  args: { path: '/admin/audit' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const RANGE = '1–10 of 24 changes';

const table = tableStories({
  list: scenarios.audit,
  title: 'Audit log',
  newestBy: null,
  range: RANGE,
  mine: 'changes',
  empty: { title: 'No changes yet' },
});

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(RANGE)).toBeVisible();
    const newest = canvasElement.querySelector('tbody tr');
    for (const text of ['Shop Keeper', 'saveUserDashboard', 'version: 4', 'version: 5, faqs: 12, videos: 6'])
      await expect(newest).toHaveTextContent(text);
  },
};

export const Loading: Story = table.loading;

export const Empty: Story = { ...table.empty, beforeEach: ({ msw }) => msw.use(...scenarios.audit.empty()) };

/** The way back is to drop the filter. */
export const NothingFits: Story = {
  args: { path: '/admin/audit?who=nobody-of-this-name' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'No changes fit this filter' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show all changes' }));
    await expect(await page.findByText(RANGE)).toBeVisible();
  },
};

export const Failed: Story = table.failed;

/** Somebody whose role does not open the room has followed a link. */
export const NotOpen: Story = {
  beforeEach: asSupport,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Audit log is not open to you' })).toBeVisible();
    await expect(page.getAllByRole('link', { name: 'Overview' }).at(-1)).toHaveAttribute('href', '/admin');
    await expect(page.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** The filter is in the address, so that it can be shared. */
export const Filtered: Story = {
  args: { path: '/admin/audit?action=addFaqs&hide=before' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('1–6 of 6 changes')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Action' })).toHaveValue('addFaqs');
    await expect(page.queryByRole('columnheader', { name: 'Before' })).toBeNull();
    await userEvent.clear(page.getByRole('textbox', { name: 'Action' }));
    await userEvent.type(page.getByRole('textbox', { name: 'Who' }), 'token:books{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('tbody tr')).toHaveTextContent('settleOrders'));
    await userEvent.click(page.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'After' }));
    await waitFor(() => expect(page.queryByRole('columnheader', { name: 'After' })).toBeNull());
  },
};

/** The password was entered long ago: it is asked for, and the file is saved then. */
export const AsksForPassword: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.audit.askingForPassword()),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Download CSV' }));
    const password = await screen.findByLabelText(/^Password/);
    await userEvent.type(password, 'wrong{Enter}');
    await expect(await screen.findByText('This password is wrong.')).toBeVisible();
    await userEvent.clear(password);
    await userEvent.type(password, 'Potli@12345{Enter}');
    await expect(await screen.findByText('24 changes are saved.')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
