import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from '../../stories/frames.tsx';
import { SectionHeading } from './SectionHeading.tsx';

const viewAll = { href: '/stores', text: 'View all' };

const meta = {
  title: 'Components/Content/SectionHeading',
  component: SectionHeading,
  decorators: [inColumn],
  args: { title: 'Top Stores' },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithViewAll: Story = { args: { viewAll } };

export const LongTitle: Story = {
  args: { title: 'Everything for a wedding in the monsoon, from band to baraat', viewAll },
};

export const Block: Story = { args: { title: 'Top cashbacks', variant: 'block' } };
