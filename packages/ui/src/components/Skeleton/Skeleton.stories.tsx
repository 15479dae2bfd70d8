import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Layout.tsx';
import { Loading } from '../Loading/Loading.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Components/Skeleton', parameters: { layout: 'padded' }, component: Skeleton } satisfies Meta<
  typeof Skeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

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
