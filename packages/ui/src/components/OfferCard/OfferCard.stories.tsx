import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCell } from '../../stories/frames.tsx';
import { OfferCard } from './OfferCard.tsx';

const meta = {
  title: 'Commerce/Stores and offers/OfferCard',
  component: OfferCard,
  decorators: [inCell],
  args: {
    storeName: 'Dhaaga',
    href: '/stores_details/dhaaga',
    imageUrl: '/demo/stores/dhaaga.svg',
    discountText: 'Min. 40% off on handloom',
    reward: 'Up to 10% Cashback',
    termsTag: 'All users',
    index: 0,
  },
} satisfies Meta<typeof OfferCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tints: Story = {
  render: (args) => (
    <>
      {[0, 1, 2, 3].map((index) => (
        <OfferCard key={index} {...args} index={index} />
      ))}
    </>
  ),
};

export const LongTexts: Story = {
  args: {
    discountText: 'Buy any two handloom sarees and the third, of equal or lesser value, is half the price',
    reward: 'Up to ₹12,500 Cashback',
    termsTag: 'Prepaid orders only',
  },
};

export const NoPicture: Story = { args: { imageUrl: null, reward: null, termsTag: null } };
