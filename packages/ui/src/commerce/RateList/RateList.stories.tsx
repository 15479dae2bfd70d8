import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from '../stories/frames.tsx';
import { RateList } from './RateList.tsx';

const meta = {
  title: 'Commerce/RateList',
  component: RateList,
  decorators: [inColumn],
  args: {
    rates: [
      { key: 'Headphones and speakers', value: '4.5%' },
      { key: 'Extended warranty', value: '2%' },
      { key: 'Gift wrap and delivery charges', value: 'No cashback' },
    ],
  },
} satisfies Meta<typeof RateList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const LongTexts: Story = {
  args: {
    rates: [
      { key: 'Hand-embroidered wedding mojaris with real zari, made to measure', value: '₹1,250 extra' },
      { key: 'Everything else', value: '2%' },
    ],
  },
};
