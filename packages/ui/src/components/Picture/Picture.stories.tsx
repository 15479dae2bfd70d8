import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gift } from 'lucide';
import { expect } from 'storybook/test';
import { inCell } from '../../stories/frames.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'Components/Content/Picture',
  component: Picture,
  decorators: [inCell],
  args: {
    src: '/demo/deals/cooker.svg',
    alt: 'A cooker',
    width: 320,
    height: 200,
    fallback: <Icon of={Gift} size={56} />,
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A cooker' })).toBeVisible();
  },
};

export const Missing: Story = {
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
