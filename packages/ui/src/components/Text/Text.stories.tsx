import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from './Text.tsx';

const meta = {
  title: 'Components/Content/Text',
  component: Text,
  parameters: { layout: 'padded' },
  args: { children: 'Remember to complete your purchase to earn cashback on your transaction.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { quietControls: { wholeDates: 'is seen where a date is at the end of a line' } },
};

export const Secondary: Story = { args: { tone: 'muted', variant: 'bodyS' } };

export const Reward: Story = { args: { tone: 'money', variant: 'reward', children: 'Up to 9% Cashback' } };

export const ClampedToTwoLines: Story = {
  args: { lines: 2, children: 'Cashback is paid on the price after discount, without GST. '.repeat(12) },
};

/** A column that ends within the date. */
export const WholeDates: Story = {
  args: { wholeDates: true, children: 'Expected by 25-11-2026.' },
  decorators: [(Content) => <div style={{ width: '130px' }}>{Content()}</div>],
  play: async ({ canvasElement }) => {
    const date = within(canvasElement).getByText('25-11-2026');
    await expect(date.getClientRects()).toHaveLength(1);
  },
};
