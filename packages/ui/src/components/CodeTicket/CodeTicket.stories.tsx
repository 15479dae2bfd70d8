import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inColumn } from '../../stories/frames.tsx';
import { Button } from '../Button/Button.tsx';
import { CodeTicket } from './CodeTicket.tsx';

const meta = {
  title: 'Components/CodeTicket',
  component: CodeTicket,
  decorators: [inColumn],
  args: { label: 'Coupon code', code: 'DHOOM62', noCodeText: 'N/A', copy: <Button>Copy</Button> },
} satisfies Meta<typeof CodeTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('DHOOM62')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
  },
};

export const NoCode: Story = {
  args: { code: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N/A')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongCode: Story = { args: { code: 'BAARISHWAALISAVAARI2026MONSOON' } };
