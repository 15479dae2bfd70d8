import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDown, ChevronLeft, X } from 'lucide';
import { Row } from '../Layout/Layout.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  parameters: { layout: 'padded' },
  component: IconButton,
  args: { icon: X, label: 'Close' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Row>
      <IconButton icon={X} label="Close" />
      <IconButton icon={ChevronLeft} label="Previous" variant="round" />
      <IconButton icon={ChevronLeft} label="Previous, at the start" variant="round" disabled />
      <IconButton icon={ArrowDown} label="Sort ascending" variant="square" />
    </Row>
  ),
};
