import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCell } from '../../stories/frames.tsx';
import { Pennant } from './Pennant.tsx';

const meta = {
  title: 'Foundations/Motifs/Pennant',
  component: Pennant,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 72 }}>
        <Story />
      </div>
    ),
    inCell,
  ],
  args: { text: 'Ends tonight' },
} satisfies Meta<typeof Pennant>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};

export const Long: Story = { args: { text: 'Ends on Sunday night' } };
