import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inColumn } from '../../stories/frames.tsx';
import { PriceTable } from './PriceTable.tsx';

const meta = {
  title: 'Commerce/Stores and offers/PriceTable',
  component: PriceTable,
  decorators: [inColumn],
  args: {
    label: 'Prices',
    columns: { faceValue: 'On the card', saving: 'You save', youPay: 'You pay' },
    prices: [
      { faceValue: 250, saving: 6.25, youPay: 243.75 },
      { faceValue: 1000, saving: 25, youPay: 975 },
      { faceValue: 100000, saving: 2500, youPay: 97500 },
    ],
  },
} satisfies Meta<typeof PriceTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Denominations: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: '₹250 ₹6.25 ₹243.75' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '₹1,00,000 ₹2,500.00 ₹97,500.00' })).toBeVisible();
  },
};
