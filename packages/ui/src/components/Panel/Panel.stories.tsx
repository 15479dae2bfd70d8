import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from './Panel.tsx';

const meta = {
  title: 'Components/Layout/Panel',
  component: Panel,
  parameters: { layout: 'padded' },
  args: { children: 'Approved money is sent to your bank automatically.' },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Snug: Story = { args: { padding: 'snug' } };

export const ToTheEdge: Story = { args: { padding: 'none' } };

export const Accent: Story = { args: { tone: 'accent' } };
