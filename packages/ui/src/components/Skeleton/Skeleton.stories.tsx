import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Layout.tsx';
import { Loading } from '../Loading/Loading.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  parameters: { layout: 'padded' },
  component: Skeleton,
  args: { shape: 'bar', width: '220px', height: 16 },
  argTypes: { width: { control: 'select', options: ['120px', '220px', '100%'] } },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const BarsAndTile: Story = {
  render: () => (
    <Stack>
      <Skeleton width="68px" height={68} shape="tile" />
      <Skeleton width="220px" />
      <Skeleton />
      <Loading text="Loading..." />
    </Stack>
  ),
};
