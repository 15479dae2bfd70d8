import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../components/Layout/Layout.tsx';
import { Stitch } from './Stitch.tsx';

const meta = {
  title: 'Foundations/Motifs/Stitch',
  component: Stitch,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <Row>
        <Story />
      </Row>
    ),
  ],
} satisfies Meta<typeof Stitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Divider: Story = {};

export const Quiet: Story = { args: { tone: 'quiet' } };

export const Vertical: Story = {
  args: { direction: 'vertical' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 96 }}>
        <Story />
      </div>
    ),
  ],
};
