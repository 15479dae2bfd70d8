import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asAdmin } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Admin/Installation',
  component: AppAt,
  args: { path: '/admin/doctor' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is missing comes first, with what to do. */
export const Ready: Story = {
  play: async ({ canvasElement, msw }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('1 thing is missing that a start in production needs.')).toBeVisible();
    await expect(canvasElement.querySelector('tbody tr')).toHaveTextContent('BANKMissingNo bank is connected');
    msw.use(...scenarios.adminDoctor.sound());
    await userEvent.click(page.getByRole('button', { name: 'Look again' }));
    await waitFor(() => expect(page.getByText('Nothing is missing that a start in production needs.')).toBeVisible());
  },
};

/** Nothing is missing. */
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminDoctor.sound()),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Nothing is missing that a start in production needs.'),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminDoctor.slow()),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading...')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminDoctor.failing()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('The installation was not looked at')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
