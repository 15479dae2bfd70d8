import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCell } from '../../stories/frames.tsx';
import { ShopLine } from './ShopLine.tsx';

const meta = {
  title: 'Commerce/Stores and offers/ShopLine',
  component: ShopLine,
  decorators: [inCell],
  args: { name: 'Juttigali', href: '/stores_details/juttigali', reward: 'Up to 9% Cashback' },
} satisfies Meta<typeof ShopLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Juttigali' })).toHaveAttribute('href', '/stores_details/juttigali');
    await expect(canvas.getByText('Up to 9% Cashback')).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: { name: 'Baarishwaali Savaari and Daughters of Shillong', reward: 'Up to ₹12,500 Cashback' },
};
