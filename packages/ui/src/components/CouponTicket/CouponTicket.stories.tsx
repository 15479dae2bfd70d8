import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { onCouponBand } from '../../stories/frames.tsx';
import { CouponTicket } from './CouponTicket.tsx';

const meta = {
  title: 'Commerce/Deals and coupons/CouponTicket',
  component: CouponTicket,
  decorators: [onCouponBand],
  args: {
    name: '₹100 off on grocery orders above ₹699',
    imageUrl: '/demo/stores/tokrigo.svg',
    code: 'TOKRI100',
    tag: 'First order',
    expiresAt: '2026-11-30T18:00:00Z',
    shop: { name: 'Tokrigo', href: '/stores_details/tokrigo', reward: 'Up to 9% Cashback' },
    index: 0,
    texts: { noCode: 'No code needed', copy: 'Copy code {code}', till: 'Till {day}' },
    copyMessages: { copied: 'Text copied to clipboard!', failed: 'Failed to copy text.', onMessage: fn() },
    getDeal: { text: 'Get Deal', href: '/coupons', replayId: 'get-tokri100' },
  },
} satisfies Meta<typeof CouponTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The code itself is the button that copies it. */
export const Plain: Story = {
  play: async ({ args, canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code TOKRI100' }));
    await expect(writeText).toHaveBeenCalledWith('TOKRI100');
    await waitFor(() =>
      expect(args.copyMessages.onMessage).toHaveBeenCalledWith('Text copied to clipboard!', 'success'),
    );
  },
};

export const NoCode: Story = { args: { code: null, tag: null } };

export const NoExpiry: Story = { args: { expiresAt: null } };

export const Stubs: Story = {
  render: (args) => (
    <>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => (
        <CouponTicket key={index} {...args} index={index} />
      ))}
    </>
  ),
};

export const LongTexts: Story = {
  args: {
    name: 'Stay three nights and pay for two in Goa, Coorg, Shillong and forty other places where it rains well',
    code: 'BAARISHWAALISAVAARI2026',
    tag: 'Members of two years',
  },
};

export const NoShop: Story = { args: { shop: undefined } };

export const NoPicture: Story = { args: { imageUrl: null } };
