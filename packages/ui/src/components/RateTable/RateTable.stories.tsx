import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from '../../stories/frames.tsx';
import { RateTable } from './RateTable.tsx';

const meta = {
  title: 'Commerce/Stores and offers/RateTable',
  component: RateTable,
  decorators: [inColumn],
  args: {
    rates: [
      { key: 'Juttis and mojaris', value: '9%' },
      { key: 'Kolhapuri sandals', value: '8.5%' },
      { key: 'Sneakers', value: '6%' },
      { key: 'Kids footwear', value: '7%' },
      { key: 'First order, new users', value: '₹75 extra' },
    ],
  },
} satisfies Meta<typeof RateTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LongTexts: Story = {
  args: {
    rates: [
      { key: 'Hand-embroidered wedding mojaris with real zari, made to measure', value: '₹1,250 extra' },
      { key: 'Everything else', value: '2%' },
    ],
  },
};

export const OneColumn: Story = {
  args: {
    columns: 1,
    rates: [
      { key: 'Headphones and speakers', value: '4.5%' },
      { key: 'Extended warranty', value: '2%' },
      { key: 'Gift wrap and delivery charges', value: 'No cashback' },
    ],
  },
};

export const OneColumnLongTexts: Story = { args: { ...LongTexts.args, columns: 1 } };
