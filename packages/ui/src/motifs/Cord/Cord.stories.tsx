import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from '../../stories/frames.tsx';
import { Cord, CordArc } from './Cord.tsx';

const meta = {
  title: 'Foundations/Motifs/Cord',
  component: Cord,
  decorators: [
    (Story) => (
      <div style={{ overflow: 'clip', paddingBlock: 40 }}>
        <Story />
      </div>
    ),
    inColumn,
  ],
} satisfies Meta<typeof Cord>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Cord has the ends up to the edges of the window, CordArc the part above one card. */
export const EndsAndArc: Story = {
  render: () => (
    <div style={{ position: 'relative', width: 280, height: 60, marginInline: 'auto' }}>
      <Cord />
      <CordArc />
    </div>
  ),
};
