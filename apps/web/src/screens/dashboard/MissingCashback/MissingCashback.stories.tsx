import { demoClicks } from '@potli/api/fixtures';
import { createHandler, scenarios, toPage } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { chooseOption, fillOrder, invoice } from '../../../testing/claim.ts';
import { asMember, asNewMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/Missing Cashback',
  component: AppAt,
  args: { path: '/user_dashboard/missing_cashback' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const fromStore = { path: '/user_dashboard/missing_cashback?source=STORE&id=1' };

/** From the page of a store: it is chosen already. */
export const Ready: Story = {
  args: fromStore,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole('combobox', { name: /^Store/ })).toHaveValue('Juttigali'));
    await expect(page.getByRole('radio', { name: 'Store' })).toBeChecked();
    await expect(page.getByLabelText(/^Cashback Type/)).toHaveValue('CLAIM_CASHBACK');
    await fillOrder(canvasElement);
    await expect(page.getByLabelText(/^Order amount/)).toHaveValue('1,299.50');
    await expect(page.getByLabelText(/^Order time/)).toHaveValue('12-11-2026 18:24');
    await userEvent.upload(page.getByLabelText(/^Files/), [invoice]);
    await expect(page.getByText('2 of 3 slots left')).toBeVisible();
  },
};

/** No recent clicks, nothing chosen. */
export const Empty: Story = {
  beforeEach: asNewMember,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Missing / Claim Cashback' });
    await expect(page.getByRole('combobox', { name: /^Store/ })).toBeDisabled();
    await expect(await page.findByPlaceholderText('No recent clicks')).toBeDisabled();
    await expect(page.getByRole('combobox', { name: /^Cashback Type/ })).toHaveValue('MISSING_CASHBACK');
  },
};

export const Loading: Story = {
  args: fromStore,
  beforeEach: ({ msw }) => msw.use(...scenarios.dispute.namesSlow()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const store = await page.findByRole('combobox', { name: /^Store/ });
    await expect(store).toBeDisabled();
    await waitFor(() => expect(store).toHaveAccessibleDescription('Loading...'));
  },
};

/** The list of stores does not load. */
export const Failed: Story = {
  args: fromStore,
  beforeEach: ({ msw }) => msw.use(...scenarios.dispute.namesFailing()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^The list did not load/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The network of the store takes no claims: there is nothing to fill in. */
export const NoClaims: Story = {
  args: fromStore,
  beforeEach: ({ msw }) => msw.use(...scenarios.dispute.closed()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Juttigali takes no claims of missing orders/)).toBeVisible();
    await expect(page.queryByLabelText(/^Order amount/)).toBeNull();
    await expect(page.queryByRole('button', { name: 'Submit' })).toBeNull();
  },
};

/** A claim starts from the click: store, source and order time are filled in. */
export const FromClick: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const clicks = await page.findByRole('combobox', { name: /^Start from a recent click/ });
    await waitFor(() => expect(clicks).toBeEnabled());
    await userEvent.type(clicks, 'juttigali 19-11');
    await userEvent.click(await page.findByRole('option', { name: 'Juttigali 19-11-2026 21:17' }));
    await expect(page.getByRole('radio', { name: 'Store' })).toBeChecked();
    await waitFor(() => expect(page.getByRole('combobox', { name: /^Store/ })).toHaveValue('Juttigali'));
    await expect(page.getByLabelText(/^Order time/)).toHaveValue('19-11-2026 21:17');
  },
};

/** From the list of clicks: the address names the click. */
export const ClickInTheAddress: Story = {
  args: { path: '/user_dashboard/missing_cashback?click=6F29F7B0A4C8' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole('radio', { name: 'Credit Card' })).toBeChecked());
    await waitFor(() => expect(page.getByRole('combobox', { name: /^Credit Card/ })).not.toHaveValue(''));
    await expect(page.getByLabelText(/^Order time/)).toHaveValue('19-11-2026 13:05');
  },
};

let clicksAsked = Promise.withResolvers<void>();

/** What the member chose and entered before the clicks came stays. */
export const ClickInTheAddressLate: Story = {
  args: { path: '/user_dashboard/missing_cashback?click=6F29F7B0A4C8' },
  beforeEach({ msw }) {
    clicksAsked = Promise.withResolvers();
    msw.use(
      createHandler('listMyClicks', async ({ query }) => {
        await clicksAsked.promise;
        return toPage(demoClicks, query);
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: 'Store' }));
    const store = await page.findByRole('combobox', { name: /^Store/ });
    await waitFor(() => expect(store).toBeEnabled());
    await chooseOption(store, 'Juttigali');
    await userEvent.type(page.getByLabelText(/^Order time/), '121120261824');
    clicksAsked.resolve();
    await waitFor(() => expect(page.getByRole('combobox', { name: /^Start from a recent click/ })).toBeEnabled());
    await expect(page.getByRole('radio', { name: 'Store' })).toBeChecked();
    await expect(store).toHaveValue('Juttigali');
    await expect(page.getByLabelText(/^Order time/)).toHaveValue('12-11-2026 18:24');
  },
};

/** Another source type clears the choice and loads its list. */
export const OtherSourceType: Story = {
  args: fromStore,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole('combobox', { name: /^Store/ })).toHaveValue('Juttigali'));
    await userEvent.click(page.getByRole('radio', { name: 'Flash Deal' }));
    const deal = await page.findByRole('combobox', { name: /^Flash Deal/ });
    await expect(deal).toHaveValue('');
    await waitFor(() => expect(deal).toBeEnabled());
    await chooseOption(deal, 'Dhoom');
    await expect(deal).toHaveValue('Dhoom 700 wireless headphones at 62% off');
  },
};

export const InvalidPerField: Story = {
  args: fromStore,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole('combobox', { name: /^Store/ })).toHaveValue('Juttigali'));
    await userEvent.type(page.getByLabelText(/^Order amount/), '0');
    await userEvent.type(page.getByLabelText(/^Delivery date/), '31112026');
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect(await screen.findByText('Please fill all the required fields.')).toBeVisible();
    const orderId = page.getByLabelText(/^Store order ID/);
    await expect(orderId).toHaveAccessibleDescription('Enter the store order ID');
    await expect(orderId).toHaveFocus();
    await expect(page.getByLabelText(/^Order amount/)).toHaveAccessibleDescription('Enter an amount greater than 0');
    await expect(page.getByLabelText(/^Order time/)).toHaveAccessibleDescription('Enter the day and time of the order');
    // November has 30 days
    await expect(page.getByLabelText(/^Delivery date/)).toHaveAccessibleDescription('Write a date like 12-11-2026.');
  },
};

export const NothingFilledIn: Story = {
  beforeEach: asNewMember,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Submit' }));
    await expect(await screen.findByText('Please fill all the required fields.')).toBeVisible();
    await expect(page.getByText('Choose what you are claiming for')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Store' })).toHaveFocus();
  },
};
