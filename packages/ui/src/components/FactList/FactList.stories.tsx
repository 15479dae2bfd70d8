import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from '../../stories/frames.tsx';
import { FactList } from './FactList.tsx';

const meta = {
  title: 'Components/Content/FactList',
  component: FactList,
  decorators: [inColumn],
  args: {
    facts: [
      { label: 'Annual fee', value: 'Nil in the first year, then ₹199' },
      { label: 'Joining fee', value: 'Nil' },
      { label: 'Recommended credit score', value: '680 and above' },
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const One: Story = { args: { facts: [{ label: 'Annual fee', value: '₹599' }] } };
