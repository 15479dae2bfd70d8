import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, Hourglass, Landmark, MousePointerClick, ReceiptIndianRupee } from 'lucide';
import { expect } from 'storybook/test';
import { inColumn, rightToLeft } from '../../stories/frames.tsx';
import { Timeline, type TimelineState, type TimelineStep } from './Timeline.tsx';

const steps = (...states: TimelineState[]): TimelineStep[] =>
  [
    { id: 'clicked', icon: MousePointerClick, title: 'You went to the shop', when: '18-11-2026 08:11' },
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
  title: 'Components/Content/Timeline',
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

export const Playground: Story = { args: { headingLevel: 2 } };

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

/** Below a heading of the third level. */
export const DeeperHeadings: Story = {
  args: { headingLevel: 4 },
  decorators: [
    (Inner) => (
      <section>
        <h2>This order</h2>
        <h3>Its story</h3>
        <Inner />
      </section>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(5);
  },
};

/** The line is in the middle of the markers on this side, too. */
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    const middles = [...(first?.children ?? [])].slice(0, 2).map((part) => {
      const { left, width } = part.getBoundingClientRect();
      return left + width / 2;
    });
    await expect(middles[0]).toBeCloseTo(middles[1] ?? 0, 0);
  },
};
