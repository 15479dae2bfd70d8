import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from '../../stories/frames.tsx';
import { CategoryHeader } from './CategoryHeader.tsx';

const meta = {
  title: 'Commerce/Stores and offers/CategoryHeader',
  component: CategoryHeader,
  decorators: [inColumn],
  args: { name: 'Apparel', text: '12 stores and 2 gift cards', imageUrl: '/demo/categories/apparel.svg' },
} satisfies Meta<typeof CategoryHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LongName: Story = { args: { name: 'Accessories, jewellery and other small things that shine' } };

export const NoPicture: Story = { args: { imageUrl: null, text: null } };
