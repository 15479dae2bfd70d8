import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCell } from '../../stories/frames.tsx';
import { StoreCard } from './StoreCard.tsx';

const meta = {
  title: 'Commerce/Stores and offers/StoreCard',
  component: StoreCard,
  decorators: [inCell],
  args: {
    name: 'Juttigali',
    href: '/stores_details/juttigali',
    imageUrl: '/demo/stores/juttigali.svg',
    discountText: 'Flat 20% off on first pair',
    reward: 'Up to 9% Cashback',
    termsTag: 'All users',
  },
} satisfies Meta<typeof StoreCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LongTexts: Story = {
  args: {
    name: 'Jhilmil Daughters and Granddaughters of Johri Bazaar',
    discountText:
      'No making charges on silver above 50 grams, and a free polish every Diwali for as long as you wear it',
    reward: 'Up to ₹1,25,000 Cashback on wedding sets',
    termsTag: 'New users only',
  },
};

export const NameOnly: Story = { args: { discountText: null, reward: null, termsTag: null } };

export const NoPicture: Story = { args: { imageUrl: null } };
