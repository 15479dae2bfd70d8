import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from '../../stories/frames.tsx';
import { StoreHeader } from './StoreHeader.tsx';

const meta = {
  title: 'Commerce/Stores and offers/StoreHeader',
  component: StoreHeader,
  decorators: [inColumn],
  args: {
    title: 'Juttigali cashback and offers',
    text: 'Hand-stitched juttis, kolhapuris and sneakers from 140 workshops in Patiala, Jodhpur and Kolhapur.',
    imageUrl: '/demo/stores/juttigali.svg',
  },
} satisfies Meta<typeof StoreHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TitleOnly: Story = { args: { text: null, imageUrl: null } };
