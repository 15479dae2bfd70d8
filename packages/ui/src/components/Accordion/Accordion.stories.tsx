import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Components/Content/Accordion',
  parameters: { layout: 'padded' },
  component: Accordion,
  args: {
    items: [
      {
        question: 'When will my cashback show up?',
        answer:
          'Your click appears in My Clicks at once. Once Juttigali confirms the order, the amount shows under Cashback in Pending, and moves to Approved after the return window closes.',
      },
      { question: 'Can I use a coupon with cashback?', answer: 'Yes, if the coupon comes from us.' },
      { question: 'What if I return one item from my order?', answer: 'The cashback of that item is taken back.' },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const FirstOpen: Story = { args: { openAtFirst: 0 } };

export const WithActions: Story = {
  args: {
    items: meta.args.items.map((item) => ({
      ...item,
      action: <IconButton icon={Trash2} label={`Delete: ${item.question}`} />,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Delete: When will my cashback show up?' })).toHaveFocus();
  },
};

/** Two items with the same question open independently. */
export const SameQuestion: Story = {
  args: { items: ['One.', 'Two.'].map((answer) => ({ question: 'How many?', answer })) },
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('button', { name: 'How many?' });
    if (second) await userEvent.click(second);
    await waitFor(() => expect(canvas.getByText('Two.')).toBeVisible());
    await expect(canvas.getByText('One.')).not.toBeVisible();
  },
};

export const OpensAndCloses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const question = canvas.getByRole('button', { name: 'Can I use a coupon with cashback?' });
    const answer = canvas.getByText('Yes, if the coupon comes from us.');
    await expect(answer).not.toBeVisible();
    await userEvent.click(question);
    await waitFor(() => expect(answer).toBeVisible());
    await userEvent.click(question);
    await waitFor(() => expect(answer).not.toBeVisible());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const [first, second, last] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByRole('region', { name: second?.textContent ?? '' })).toBeVisible());
    await userEvent.keyboard('{End} ');
    await expect(last).toHaveFocus();
    await expect(last).toHaveAttribute('aria-expanded', 'true');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
  },
};
