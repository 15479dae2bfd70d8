import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from '../../stories/frames.tsx';
import { TermsList } from './TermsList.tsx';

const meta = {
  title: 'Components/Content/TermsList',
  component: TermsList,
  decorators: [inColumn],
  args: {
    items: [
      'Cashback tracks within 72 hours of your order.',
      'Add items to the cart only after clicking Shop Now here.',
      'Coupon codes from other sites cancel the cashback.',
    ],
  },
} satisfies Meta<typeof TermsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
