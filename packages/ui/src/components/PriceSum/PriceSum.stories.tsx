import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inColumn } from '../../stories/frames.tsx';
import { PriceSum } from './PriceSum.tsx';

const meta = {
  title: 'Commerce/Money/PriceSum',
  component: PriceSum,
  decorators: [inColumn],
  args: {
    lines: [
      { label: '2 × ₹1,000', rupees: 2000 },
      { label: 'You save', rupees: 70, saved: true },
    ],
    total: { label: 'You pay', rupees: 1930 },
  },
} satisfies Meta<typeof PriceSum>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Terms and amounts are pairs, and every amount has its paise. */
export const WithPaise: Story = {
  args: {
    lines: [
      { label: '3 × ₹250', rupees: 750 },
      { label: 'You save', rupees: 18.75, saved: true },
    ],
    total: { label: 'You pay', rupees: 731.25 },
  },
  play: async ({ canvas }) => {
    const amounts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(amounts).toEqual(['₹750.00', '₹18.75', '₹731.25']);
  },
};
