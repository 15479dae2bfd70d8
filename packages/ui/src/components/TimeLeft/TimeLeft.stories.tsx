import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inColumn } from '../../stories/frames.tsx';
import { inDays } from '../../stories/instants.ts';
import { timeTexts } from '../../stories/texts.ts';
import { TimeLeft } from './TimeLeft.tsx';

const meta = {
  title: 'Commerce/Deals and coupons/TimeLeft',
  component: TimeLeft,
  decorators: [inColumn],
  args: { expiresAt: inDays(3), texts: timeTexts },
} satisfies Meta<typeof TimeLeft>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const reads =
  (text: string): Story['play'] =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  };

export const Days: Story = { play: reads('3d 00h 00m') };

export const Hours: Story = { args: { expiresAt: inDays(0.25) }, play: reads('06h 00m') };

export const Expired: Story = { args: { expiresAt: '2026-01-01T00:00:00Z' }, play: reads('EXPIRED') };
