import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark, MessagesSquare, ReceiptIndianRupee } from 'lucide';
import { expect } from 'storybook/test';
import { ProofBar } from './ProofBar.tsx';

const meta = {
  title: 'Commerce/Stores and offers/ProofBar',
  component: ProofBar,
  parameters: { layout: 'padded' },
  args: {
    label: 'Why shop here',
    store: { name: 'Juttigali', href: '#juttigali', imageUrl: null, reward: 'Up to 9% Cashback' },
    facts: [
      { icon: Landmark, text: 'No minimum payout', href: '#paid' },
      { icon: MessagesSquare, text: 'A reason for every decline', href: '#reasons' },
      { icon: ReceiptIndianRupee, text: 'A signed receipt for every click', href: '#receipts' },
    ],
  },
} satisfies Meta<typeof ProofBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Why shop here' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      ...['#juttigali', '#paid', '#reasons', '#receipts'],
    ]);
  },
};

export const WithoutStore: Story = { args: { store: undefined } };

export const OnPhone: Story = { globals: { viewport: { value: 'mobile' } } };
