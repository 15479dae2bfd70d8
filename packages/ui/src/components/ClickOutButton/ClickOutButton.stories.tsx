import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inColumn } from '../../stories/frames.tsx';
import { stubCopy } from '../../stories/stubCopy.ts';
import { ClickOutButton } from './ClickOutButton.tsx';

const meta = {
  title: 'Commerce/Going to a shop/ClickOutButton',
  component: ClickOutButton,
  decorators: [inColumn],
  args: { text: 'Shop Now', href: 'https://juttigali.example', replayId: 'shop-juttigali' },
} satisfies Meta<typeof ClickOutButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

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

/** The code goes to the clipboard, and the click goes on. */
export const TakesTheCodeAlong: Story = {
  args: {
    onClick: fn((event: MouseEvent) => event.preventDefault()),
    copies: {
      text: 'TOKRI100',
      messages: { copied: 'Code TOKRI100 copied', failed: 'Failed to copy text.', onMessage: fn() },
    },
  },
  play: async ({ args, canvas }) => {
    const copied = stubCopy();
    await userEvent.click(canvas.getByRole('link', { name: 'Shop Now' }));
    await expect(copied).toEqual(['TOKRI100']);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(args.copies?.messages.onMessage).toHaveBeenCalledWith('Code TOKRI100 copied', 'success');
  },
};

export const Small: Story = { args: { text: 'Get Deal', size: 'sm' } };

export const Outline: Story = { args: { text: 'Claim Cashback', variant: 'outline', block: true } };
