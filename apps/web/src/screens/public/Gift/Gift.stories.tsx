import { MOCK_GIFT_KEY, scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asVisitor } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Public/Gift',
  component: AppAt,
  args: { path: `/gift/${MOCK_GIFT_KEY}` },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const findButton = (page: HTMLElement) => within(page).findByRole('button', { name: 'Open the gift' });

/** Who sent it, what it is worth, and the message. Nothing is opened before the button is pressed. */
export const Asked: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await findButton(canvasElement)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'A gift from Asha Rao' })).toBeVisible();
    await expect(page.getByText('Worth ₹500')).toBeVisible();
    await expect(page.getByText('“Happy birthday! Something in red, please.”')).toBeVisible();
    await expect(page.queryByText('6204 9902 1180 4417')).toBeNull();
  },
};

/** By keyboard; the PIN is not in the page before it is shown. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    (await findButton(canvasElement)).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByText('6204 9902 1180 4417')).toBeVisible();
    await expect(page.getByText(/^Write these down now/)).toBeVisible();
    await expect(page.queryByText('730915')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Show PIN' }));
    await expect(page.getByText('730915')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Open the gift' })).toBeNull();
  },
};

export const Opening: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.gifts.openSlow()),
  play: async ({ canvasElement }) => {
    const button = await findButton(canvasElement);
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const NotOpened: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.gifts.openFails()),
  play: async ({ canvasElement }) => {
    await userEvent.click(await findButton(canvasElement));
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
    await expect(await findButton(canvasElement)).toBeVisible();
  },
};

/** A link that was used: who else knew it is the question. */
export const OpenedBefore: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.gifts.opened()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^This gift was opened on 19-11-2026/)).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Open the gift' })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.gifts.slow()),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading...')).toBeVisible();
  },
};

export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.gifts.missing()),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('This link leads to no gift.');
  },
};
