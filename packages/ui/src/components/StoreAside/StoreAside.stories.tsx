import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Grid } from '../Layout/Layout.tsx';
import { StoreAside } from './StoreAside.tsx';

const meta = {
  title: 'Commerce/Stores and offers/StoreAside',
  component: StoreAside,
  decorators: [
    (Story) => (
      <Container>
        <Grid columns={3}>
          <Story />
        </Grid>
      </Container>
    ),
  ],
  args: {
    caption: 'Shop through us and earn',
    reward: 'Up to 9% Cashback',
    shop: { text: 'Shop Now', href: 'https://juttigali.example', replayId: 'shop-juttigali' },
    note: 'Remember to complete your purchase to earn cashback on your transaction.',
  },
} satisfies Meta<typeof StoreAside>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Offline: Story = {
  args: { claim: { text: 'Claim Cashback', href: '/user_dashboard/missing_cashback', replayId: 'claim-juttigali' } },
};

export const NoShopLink: Story = {
  args: {
    caption: 'Pay less, spend the full value',
    reward: '4% off',
    shop: undefined,
    note: 'The voucher is in Order History when the payment is confirmed.',
  },
};

export const LongReward: Story = { args: { reward: 'Flat ₹12,500 extra' } };
