import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from '../../stories/frames.tsx';
import { StepList } from './StepList.tsx';

const meta = {
  title: 'Components/Content/StepList',
  component: StepList,
  decorators: [inColumn],
  args: {
    items: [
      'Pay the reduced price and find code and PIN under Order History.',
      'At Voltaara, choose gift card when you pay and enter both.',
      'What is left stays on the code until the last day of its validity.',
    ],
  },
} satisfies Meta<typeof StepList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LongStep: Story = {
  args: {
    items: [
      'Show the code at the nursery, or read it out on the telephone to whoever answers, in Hindi, Marathi or English, and let them repeat it before you hang up.',
    ],
  },
};
