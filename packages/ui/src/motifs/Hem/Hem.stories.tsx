import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hem } from './Hem.tsx';

const meta = {
  title: 'Foundations/Motifs/Hem',
  component: Hem,
  args: { tone: 'brand' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 1, marginBlock: 32 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Hem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Down: Story = {};

export const Up: Story = { args: { direction: 'up' } };

export const Inverse: Story = { args: { tone: 'inverse', direction: 'up' } };
