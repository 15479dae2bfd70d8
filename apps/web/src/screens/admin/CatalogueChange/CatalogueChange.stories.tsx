import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asAdmin } from '../../../testing/sessions.ts';

/** The change of the demo shop that waits. */
const WAITING = '5';

const meta = {
  title: 'Screens/Admin/Change',
  component: AppAt,
  args: { path: `/admin/changes/${WAITING}` },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody else asked for it: the difference, and the decision. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('cell', { name: 'Rates' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Approve' }));
    await expect(await screen.findByText('Approved. Visitors see it now.')).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: 'Take it back' }));
    await expect(await page.findByRole('link', { name: 'It was taken back' })).toBeVisible();
  },
};

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Refuse' }));
    await expect(await screen.findByText('Refused. Nothing changes.')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminCatalogue.slow()),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading...')).toBeVisible();
  },
};

/** Its address is misspelt. */
export const Empty: Story = {
  args: { path: '/admin/changes/999' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('There is no such change')).toBeVisible();
    await expect(page.getByRole('link', { name: 'All changes' })).toHaveAttribute('href', '/admin/changes');
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminCatalogue.failing()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('This change did not load.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
