import { demoMembers } from '@potli/api/fixtures';
import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { fill, loginModal } from '../../../testing/loginModal.ts';
import { departed, watchDepartures } from '../../../testing/navigation.ts';
import type { Queries } from '../../../testing/queries.ts';
import { asMember, asVisitor } from '../../../testing/sessions.ts';

const [{ email, password }] = demoMembers;

const meta = {
  title: 'Screens/Public/Buy a gift card',
  component: AppAt,
  args: { path: '/gift_card_details/ghadigali-gift-card' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openForm(canvasElement: HTMLElement) {
  const form = within(await within(canvasElement).findByRole('form', { name: /^Buy the/ }));
  await form.findByRole('radio', { name: 'For me' });
  return form;
}

const goOn = (form: Queries) => form.getByRole('button', { name: 'Continue to payment' });
const amounts = (form: Queries) => form.getAllByRole('definition').map((amount) => amount.textContent);

/** The sum changes with value and count; the order leads to the page that pays for it. */
export const Form: Story = {
  beforeEach: watchDepartures,
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await expect(amounts(form)).toEqual(['₹1,000.00', '₹35.00', '₹965.00']);
    await userEvent.click(form.getByRole('radio', { name: '₹2,500' }));
    await userEvent.selectOptions(form.getByLabelText('How many'), '3 cards');
    await expect(amounts(form)).toEqual(['₹7,500.00', '₹262.50', '₹7,237.50']);
    await userEvent.click(goOn(form));
    await waitFor(() => expect(departed).toHaveBeenCalledWith(expect.stringMatching(/\/checkout\/\d+$/)));
  },
};

/** The receiver's name and e-mail are needed, and mistakes get the focus. */
export const AsAGift: Story = {
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await userEvent.click(form.getByRole('radio', { name: 'As a gift' }));
    await userEvent.click(goOn(form));
    const name = form.getByLabelText(/^Name of the receiver/);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Enter the name of the receiver');
    await userEvent.type(name, 'Meera');
    await userEvent.type(form.getByLabelText(/^E-mail of the receiver/), 'meera@');
    await userEvent.tab();
    await expect(form.getByLabelText(/^E-mail of the receiver/)).toHaveAccessibleDescription('Invalid Email');
    await expect(form.getByLabelText(/^Your message/)).toHaveAccessibleDescription('0 of 300 characters');
  },
};

/** Any value of a range, in its steps. */
export const Range: Story = {
  args: { path: '/gift_card_details/raildost-gift-card' },
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await expect(form.getByText('Choose a value to see what you pay.')).toBeVisible();
    const value = form.getByLabelText(/^Value of the card/);
    await userEvent.type(value, '1225');
    await userEvent.click(goOn(form));
    await waitFor(() => expect(value).toHaveFocus());
    await expect(value).toHaveAccessibleDescription('Choose ₹100 to ₹5,000 in steps of ₹50');
    await userEvent.type(value, '{Backspace}0{Backspace}{Backspace}50');
    await expect(amounts(form)).toEqual(['₹1,250.00', '₹37.50', '₹1,212.50']);
  },
};

/** A visitor logs in through the modal and finds the form as it was. */
export const VisitorLogsIn: Story = {
  beforeEach: asVisitor,
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await userEvent.click(form.getByRole('radio', { name: '₹2,500' }));
    await userEvent.click(goOn(form));
    const modal = await loginModal();
    await fill(modal, 'Email', email);
    await fill(modal, 'Password', `${password}{Enter}`);
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    await expect(form.getByRole('radio', { name: '₹2,500' })).toBeChecked();
    await expect(goOn(form)).not.toHaveAttribute('aria-busy');
  },
};

export const Ordering: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.giftCardOrders.orderingSlow()),
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await userEvent.click(goOn(form));
    await waitFor(() => expect(goOn(form)).toHaveAttribute('aria-busy', 'true'));
  },
};

/** The limit of the day is reached. */
export const Limited: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.giftCardOrders.limited()),
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await userEvent.click(goOn(form));
    await expect(await form.findByRole('alert')).toHaveTextContent('You can buy gift cards of ₹2,000 more today.');
    await expect(goOn(form)).not.toHaveAttribute('aria-busy');
  },
};

export const ByKeyboard: Story = {
  beforeEach: watchDepartures,
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    form.getByRole('radio', { name: '₹1,000' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(form.getByRole('radio', { name: '₹2,500' })).toBeChecked();
    await userEvent.tab();
    await expect(form.getByLabelText('How many')).toHaveFocus();
    await userEvent.tab();
    await expect(form.getByRole('radio', { name: 'For me' })).toHaveFocus();
    await userEvent.tab();
    await expect(goOn(form)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(departed).toHaveBeenCalled());
  },
};
