import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  parameters: { layout: 'padded' },
  component: Breadcrumbs,
  args: {
    label: 'You are here',
    trail: [
      { href: '/', label: 'Home' },
      { href: '/stores', label: 'Stores' },
    ],
    current: 'Juttigali',
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const LongName: Story = {
  args: { current: 'Dhoom 700 wireless headphones at 62% off with a case, a cable and two years of warranty' },
};
