import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text.tsx';

const meta = {
  title: 'Components/Content/Text',
  component: Text,
  parameters: { layout: 'padded' },
  args: { children: 'Remember to complete your purchase to earn cashback on your transaction.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Secondary: Story = { args: { tone: 'muted', variant: 'bodyS' } };

export const Reward: Story = { args: { tone: 'money', variant: 'reward', children: 'Up to 9% Cashback' } };

export const ClampedToTwoLines: Story = {
  args: { lines: 2, children: 'Cashback is paid on the price after discount, without GST. '.repeat(12) },
};
