import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { tableStories } from '../../../testing/listStories.ts';
import { asAdmin } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Admin/Networks',
  component: AppAt,
  args: { path: '/admin/networks' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const RANGE = '1–3 of 3 networks';

const table = tableStories({
  list: scenarios.adminNetworks,
  title: 'Networks',
  newestBy: null,
  range: RANGE,
  mine: 'networks',
  empty: { title: 'No network is known' },
});

async function unfold(page: HTMLElement, network: string) {
  await userEvent.click(await within(page).findByRole('button', { name: new RegExp(`Policy of ${network}`) }));
  return within(await within(page).findByRole('form', { name: `Change the policy of ${network}` }));
}

/** What a network owes comes from the books, and one that is silent or above its limit says so. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(RANGE)).toBeVisible();
    for (const text of ['None recently', '₹12,480.50, above the limit', '₹3,789.50'])
      await expect((await page.findAllByText(text))[0]).toBeVisible();
  },
};

/** Another policy is in the list at once. */
export const Changed: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const form = await unfold(canvasElement, 'mandi');
    const days = form.getByLabelText(/^Usually pays/);
    await userEvent.clear(days);
    await expect(form.getByRole('button', { name: 'Change the policy' })).toBeDisabled();
    await userEvent.type(days, '45');
    await userEvent.click(form.getByRole('radio', { name: /has paid the shop/ }));
    await userEvent.click(form.getByRole('button', { name: 'Change the policy' }));
    await expect(await screen.findByText('The policy of mandi is changed.')).toBeVisible();
    // in the row, where another network has 45 days, too
    await waitFor(() => expect(page.getAllByText('45 days')).toHaveLength(2));
  },
};

/** The password is asked for, and nothing changes where a colleague was faster. */
export const ChangedMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminNetworks.changedMeanwhile()),
  play: async ({ canvasElement }) => {
    const form = await unfold(canvasElement, 'bazaar');
    await userEvent.click(form.getByRole('button', { name: 'Change the policy' }));
    await userEvent.type(await screen.findByLabelText(/^Password/), 'Potli@12345{Enter}');
    await expect(await form.findByRole('alert')).toHaveTextContent('The policy of bazaar has changed meanwhile.');
  },
};

export const Loading: Story = table.loading;

export const Empty: Story = { ...table.empty, beforeEach: ({ msw }) => msw.use(...scenarios.adminNetworks.empty()) };

export const Failed: Story = table.failed;
