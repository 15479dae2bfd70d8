import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from '../../stories/frames.tsx';
import { Row } from '../Layout/Layout.tsx';
import { StoreLogo } from './StoreLogo.tsx';

const meta = {
  title: 'Components/StoreLogo',
  component: StoreLogo,
  decorators: [inColumn],
  args: { src: '/demo/stores/juttigali.svg' },
} satisfies Meta<typeof StoreLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Sizes: Story = {
  render: ({ src }) => (
    <Row wrap>
      {([44, 60, 64, 68, 120] as const).map((size) => (
        <StoreLogo key={size} src={src} size={size} />
      ))}
    </Row>
  ),
};

export const NoPicture: Story = { args: { src: null } };

export const BrokenPicture: Story = { args: { src: '/demo/stores/nowhere.svg', priority: 'low' } };
