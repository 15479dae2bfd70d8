import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from '../../stories/frames.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  decorators: [inColumn],
  args: { src: '/demo/stores/juttigali.svg', alt: 'Asha Rao' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Large: Story = { args: { size: 96 } };
export const NoPicture: Story = { args: { src: null, size: 96 } };
