import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { inColumn } from '../stories/frames.tsx';
import { inDays } from '../stories/instants.ts';
import { Countdown } from './Countdown.tsx';

const meta = {
  title: 'Commerce/Countdown',
  component: Countdown,
  decorators: [inColumn],
  args: { expiresAt: inDays(3) },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {
  play: async ({ canvasElement }) => {
    const status = await within(canvasElement).findByRole('status');
    await expect(status).toHaveTextContent('Ends in 3 days');
    await expect(status).toHaveTextContent('03Days:00Hours:00Minutes');
  },
};

export const HundredDays: Story = { args: { expiresAt: inDays(120) } };

export const TicksAndIsSaidOnce: Story = {
  play: async ({ canvas, canvasElement }) => {
    const said = (await canvas.findByText(/^Ends in/)).textContent;
    const clock = canvasElement.querySelector('[aria-hidden]');
    const before = clock?.textContent;
    await waitFor(() => expect(clock?.textContent).not.toBe(before), { timeout: 3000 });
    await expect(canvas.getByText(/^Ends in/)).toHaveTextContent(said);
  },
};

function EndsNow() {
  const [expiresAt] = useState(() => new Date(Date.now() + 1500).toISOString());
  return <Countdown expiresAt={expiresAt} />;
}

export const RunsOut: Story = {
  render: () => <EndsNow />,
  play: async ({ canvas }) => {
    const status = await canvas.findByRole('status');
    await expect(status).toHaveTextContent('less than a minute');
    await waitFor(() => expect(status).toHaveTextContent(/^EXPIRED$/), { timeout: 5000 });
  },
};

export const Over: Story = { args: { expiresAt: '2026-01-01T00:00:00Z' } };
