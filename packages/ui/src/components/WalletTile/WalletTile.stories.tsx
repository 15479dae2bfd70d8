import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCell } from '../../stories/frames.tsx';
import { walletFigures } from '../../stories/walletFigures.tsx';
import { WalletTile } from './WalletTile.tsx';

const meta = {
  title: 'Commerce/Money/WalletTile',
  component: WalletTile,
  decorators: [inCell],
  args: { kind: 'pending', ...walletFigures.pending },
} satisfies Meta<typeof WalletTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Approved: Story = { args: { kind: 'approved', ...walletFigures.approved } };

export const Sent: Story = { args: { kind: 'sent', ...walletFigures.sent } };

export const Declined: Story = { args: { kind: 'declined', ...walletFigures.declined } };

export const Nothing: Story = { args: { rupees: 0 } };
