import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asAdmin } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Admin/Export',
  component: AppAt,
  args: { path: '/admin/export?kind=stores&q=a&state=live' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

async function download(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Download' }));
  return page;
}

/** The list's filter is kept until it is taken away. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = await download(canvasElement);
    await expect(await screen.findByText(/rows in stores.csv\.$/)).toBeVisible();
    await expect(page.getByText('Only rows of the filter: “a”, Live')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'All stores' }));
    await expect(page.queryByText(/Only rows of the filter/)).toBeNull();
  },
};

export const Everything: Story = {
  args: { path: '/admin/export' },
  play: async ({ canvasElement }) => {
    const page = await download(canvasElement);
    await expect(await screen.findByText(/rows in catalogue.json\.$/)).toBeVisible();
    await expect(page.queryByRole('radio', { name: 'CSV' })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminImport.slow()),
  play: async ({ canvasElement }) => {
    const page = await download(canvasElement);
    await expect(page.getByRole('button', { name: 'Download' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** No published row fits: there is no file. */
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminImport.empty()),
  play: async ({ canvasElement }) => {
    await download(canvasElement);
    await expect(await screen.findByText('No published row fits, so there is no file.')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminImport.failing()),
  play: async ({ canvasElement }) => {
    const page = await download(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  },
};
