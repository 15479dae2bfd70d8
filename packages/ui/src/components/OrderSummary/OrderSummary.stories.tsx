import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from '../../stories/frames.tsx';
import { OrderSummary } from './OrderSummary.tsx';

const artOf = (kind: string) => <img src={`/art/wallet/${kind}.svg`} alt="" width={104} height={104} />;

const meta = {
  title: 'Commerce/Money/OrderSummary',
  component: OrderSummary,
  decorators: [inColumn],
  args: {
    art: artOf('pending'),
    label: 'Your cashback',
    rupees: 505.69,
    place: 'in Cashback in Pending',
    tone: 'waiting',
    answer: 'Expected in your bank by 27-12-2026.',
  },
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Earned: Story = {
  args: { art: artOf('sent'), tone: 'earned', place: 'Sent To User', answer: 'In your bank since 12-11-2026.' },
};
export const Lost: Story = {
  args: {
    art: artOf('declined'),
    tone: 'lost',
    place: 'Declined',
    answer: 'This cashback was declined.',
    children: 'The whole order was returned within the return period.',
  },
};
