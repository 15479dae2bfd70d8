import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inColumn } from '../../stories/frames.tsx';
import { ClickOutButton } from './ClickOutButton.tsx';

const meta = {
  title: 'Components/ClickOutButton',
  component: ClickOutButton,
  decorators: [inColumn],
  args: { text: 'Shop Now', href: 'https://juttigali.example', replayId: 'shop-juttigali' },
} satisfies Meta<typeof ClickOutButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CallsOnClick: Story = {
  args: { subject: 'Juttigali', onClick: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Shop Now: Juttigali' });
    await expect(link).toHaveAttribute('data-replay', 'shop-juttigali');
    await expect(link).toHaveAttribute('href', 'https://juttigali.example');
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Small: Story = { args: { text: 'Get Deal', size: 'sm' } };

export const Outline: Story = { args: { text: 'Claim Cashback', variant: 'outline', block: true } };
