import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCell } from '../../stories/frames.tsx';
import { Niche } from './Niche.tsx';

const tones = ['neutral', 'money', 'promote', 'info'] as const;

const meta = {
  title: 'Foundations/Motifs/Niche',
  component: Niche,
  decorators: [inCell],
  args: { children: <img src="/art/wallet/pending.svg" alt="" width={96} height={96} style={{ width: '100%' }} /> },
} satisfies Meta<typeof Niche>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <>
      {tones.map((tone) => (
        <Niche key={tone} {...args} tone={tone} />
      ))}
    </>
  ),
};
