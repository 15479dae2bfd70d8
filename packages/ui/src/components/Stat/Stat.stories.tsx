import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forceState } from '../../stories/forceState.ts';
import { inColumn, rightToLeft } from '../../stories/frames.tsx';
import { isForced } from '../../stories/isForced.ts';
import { walletFigures } from '../../stories/walletFigures.tsx';
import { Grid, Stack } from '../Layout/Layout.tsx';
import { Stat, StatLoading } from './Stat.tsx';

const meta = {
  title: 'Components/Content/Stat',
  component: Stat,
  decorators: [inColumn],
  argTypes: { art: { control: false } },
  args: { label: 'Clicks this month', value: '38', note: '12 more than in October', tone: 'plain' },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  decorators: [
    (Inner) => (
      <Grid columns={4}>
        <Inner />
      </Grid>
    ),
  ],
};

const { art } = walletFigures.approved;

export const Variants: Story = {
  render: () => (
    <Grid columns={4}>
      <Stat label="Clicks this month" value="38" />
      <Stat label="Orders this month" value="9" note="2 more than in October" />
      <Stat label="Approved" value="₹6,540" tone="money" art={art} href="#approved" />
      <Stat label="People you referred" value="14" art={art} href="#referred" note="3 of them shopped" />
      <StatLoading />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Approved/ })).toHaveAttribute('href', '#approved');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    if (isForced()) return;
    // the figure speaks first, its label is quieter
    const [label, figure] = ['Orders this month', '9'].map((text) => getComputedStyle(canvas.getByText(text)).color);
    await expect(label).not.toBe(figure);
  },
};

/** A long figure is as wide as its tile at most. */
export const Narrow: Story = {
  render: () => (
    <div style={{ width: '152px' }}>
      <Stack>
        {['₹5,077.64', '₹12,34,567', '₹1,23,45,678'].map((value) => (
          <Stat key={value} label="Receivable" value={value} />
        ))}
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const figure of canvas.getAllByText(/^₹/))
      await expect(figure.getBoundingClientRect().width).toBeLessThanOrEqual(figure.parentElement?.clientWidth ?? 0);
  },
};

export const Hovered: Story = { ...Variants, play: forceState('hover') };
export const Focused: Story = { ...Variants, play: forceState('focus-visible') };
export const Pressed: Story = { ...Variants, play: forceState('active') };

export const RightToLeft: Story = { ...Variants, decorators: [rightToLeft] };
