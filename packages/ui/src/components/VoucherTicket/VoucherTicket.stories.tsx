import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inColumn } from '../../stories/frames.tsx';
import { VoucherTicket } from './VoucherTicket.tsx';

const meta = {
  title: 'Commerce/Money/VoucherTicket',
  component: VoucherTicket,
  decorators: [inColumn],
  args: {
    title: 'Jhilmil Daughters · ₹1,000',
    validity: 'Valid till 28-12-2027',
    cardNumber: '6204 1180 7330 0001',
    pin: '173939',
    labels: {
      cardNumber: 'Card number',
      pin: 'PIN',
      copyCardNumber: 'Copy number',
      copyPin: 'Copy PIN',
      showPin: 'Show PIN',
      hidePin: 'Hide PIN',
      hidden: 'Hidden',
    },
    messages: { copied: 'Copied', failed: 'Not copied', onMessage: fn() },
  },
} satisfies Meta<typeof VoucherTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The PIN is not in the page before a click. */
export const Masked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('173939')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show PIN' }));
    await expect(canvas.getByText('173939')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide PIN' }));
    await expect(canvas.queryByText('173939')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Hidden' })).toBeVisible();
  },
};
export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show PIN' }));
    await expect(canvas.getByText('173939')).toBeVisible();
  },
};

/** The PIN is fetched when it is asked for, and shows when it has come. */
export const Fetched: Story = {
  args: { pin: undefined, onReveal: fn() },
  render: function Fetched(args) {
    const [pin, setPin] = useState<string>();
    const reveal = () => {
      args.onReveal?.();
      setPin('173939');
    };
    return <VoucherTicket {...args} pin={pin} onReveal={reveal} />;
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Copy PIN' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show PIN' }));
    await expect(await canvas.findByText('173939')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide PIN' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show PIN' }));
    await expect(args.onReveal).toHaveBeenCalledOnce();
  },
};

/** While it is fetched, another press does nothing. */
export const Fetching: Story = {
  args: { pin: undefined, onReveal: fn(), revealing: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show PIN' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onReveal).not.toHaveBeenCalled();
  },
};

/** The PIN of a gift is its receiver's. */
export const OfAnother: Story = {
  args: { pin: undefined, note: 'Only Meera sees it' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only Meera sees it')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /PIN/ })).toBeNull();
  },
};
