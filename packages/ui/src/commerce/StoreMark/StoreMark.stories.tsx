import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../components/Layout/Row.tsx';
import { inColumn } from '../stories/frames.tsx';
import { StoreMark } from './StoreMark.tsx';

const meta = {
  title: 'Commerce/StoreMark',
  component: StoreMark,
  decorators: [inColumn],
  args: { src: '/demo/stores/juttigali.svg' },
} satisfies Meta<typeof StoreMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Sizes: Story = {
  render: ({ src }) => (
    <Row wrap>
      {([44, 60, 64, 68, 120] as const).map((size) => (
        <StoreMark key={size} src={src} size={size} />
      ))}
    </Row>
  ),
};

export const NoPicture: Story = { args: { src: null } };

export const BrokenPicture: Story = { args: { src: '/demo/stores/nowhere.svg', priority: 'low' } };
