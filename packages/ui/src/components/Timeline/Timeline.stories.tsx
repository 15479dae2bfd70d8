import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, Hourglass, Landmark, MousePointerClick, ReceiptIndianRupee } from 'lucide';
import { expect } from 'storybook/test';
import { inColumn } from '../../stories/frames.tsx';
import { Timeline, type TimelineState, type TimelineStep } from './Timeline.tsx';

const steps = (...states: TimelineState[]): TimelineStep[] =>
  [
    { id: 'clicked', icon: MousePointerClick, title: 'You clicked out', when: '18-11-2026 08:11' },
    { id: 'reported', icon: ReceiptIndianRupee, title: 'Thehro Stays reported your order', when: '18-11-2026 20:11' },
    { id: 'returns', icon: Hourglass, title: 'Return period', when: 'until 10-12-2026' },
    { id: 'decision', icon: BadgeCheck, title: 'The decision', when: 'by 18-12-2026' },
    { id: 'bank', icon: Landmark, title: 'Sent to your bank', when: 'by 27-12-2026' },
  ].map((step, index) => ({
    ...step,
    state: states[index] ?? 'upcoming',
    waited: states[index] === 'current' ? 0.4 : undefined,
    children: 'Thehro Stays waits, in case something is sent back. There is nothing for you to do.',
  }));

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  decorators: [inColumn],
  args: {
    label: 'The story of this order',
    steps: steps('done', 'done', 'current'),
    stateLabels: {
      done: 'Done',
      current: 'Now',
      upcoming: 'To come',
      failed: 'Ended',
      skipped: 'Will not come',
      succeeded: 'Done',
    },
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Now: Return period' })).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
    await expect(items).toHaveLength(5);
  },
};
export const Succeeded: Story = { args: { steps: steps('done', 'done', 'done', 'done', 'succeeded') } };
export const Failed: Story = { args: { steps: steps('done', 'done', 'done', 'failed', 'skipped') } };
