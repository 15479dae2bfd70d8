import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asMember, asNewMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/Statement',
  component: AppAt,
  args: { path: '/user_dashboard/statement' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const sheet = within(await page.findByRole('region', { name: 'Statement' }));
    await expect(await sheet.findByText(/^Asha.*No\. 1$/)).toBeVisible();
    await expect(sheet.getAllByRole('row').length).toBeGreaterThan(10);
    await expect(sheet.getByText('Balance')).toBeVisible();
    await expect(sheet.getByText(/^Fingerprint of this statement: [0-9a-f]{64}$/)).toBeVisible();
    await expect(sheet.getByText(/\/verify without asking/)).toBeVisible();
  },
};

/** By keyboard. */
export const Printed: Story = {
  play: async ({ canvasElement }) => {
    const print = spyOn(window, 'print').mockImplementation(fn());
    const button = await within(canvasElement).findByRole('button', { name: 'Print or save as PDF' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(print).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  beforeEach: asNewMember,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No lines yet')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.statement.slow()),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading your statement')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.statement.failing()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Your statement did not load.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
