import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { inColumn } from '../../stories/frames.tsx';
import { copyTexts } from '../../stories/texts.ts';
import { CodeTicket } from './CodeTicket.tsx';

const meta = {
  title: 'Commerce/Deals and coupons/CodeTicket',
  component: CodeTicket,
  decorators: [inColumn],
  args: { label: 'Coupon code', code: 'DHOOM62', noCodeText: 'N/A', copy: copyTexts },
} satisfies Meta<typeof CodeTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { quietControls: { noCodeText: 'stands in for a code that is missing' } },
};

export const Code: Story = {
  play: async ({ canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    for (const name of ['Copy', 'Copy code DHOOM62']) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(writeText.mock.calls).toEqual([['DHOOM62'], ['DHOOM62']]);
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
