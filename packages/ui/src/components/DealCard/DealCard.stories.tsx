import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inCell } from '../../stories/frames.tsx';
import { holdTime, passTime } from '../../stories/holdTime.ts';
import { inDays } from '../../stories/instants.ts';
import { timeTexts } from '../../stories/texts.ts';
import { DealCard } from './DealCard.tsx';

const meta = {
  title: 'Commerce/Deals and coupons/DealCard',
  component: DealCard,
  decorators: [inCell],
  args: {
    name: 'Buy 1 get 1 on hand-embroidered juttis',
    href: '/grabdeals/embroidered-juttis',
    imageUrl: '/demo/deals/jutti.svg',
    expiresAt: inDays(1.78),
    shop: { name: 'Juttigali', href: '/stores_details/juttigali', reward: 'Up to 9% Cashback' },
    timeTexts,
    grab: { text: 'Grab Deal', href: '/grabdeals/embroidered-juttis', replayId: 'grab-embroidered-juttis' },
  },
} satisfies Meta<typeof DealCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Plain: Story = {
  args: {
    grab: {
      text: 'Grab Deal',
      href: '/grabdeals/embroidered-juttis',
      onClick: fn((event: MouseEvent) => event.preventDefault()),
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Ends in')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^Grab Deal/ }));
    await expect(args.grab.onClick).toHaveBeenCalledOnce();
  },
};

export const Tagged: Story = { args: { tag: 'Ends tonight', expiresAt: inDays(0.21) } };

/** Ends while it is shown. */
export const Expired: Story = {
  args: { tag: 'Ends tonight', expiresAt: '2026-11-20T06:00:30Z' },
  beforeEach: () => holdTime('2026-11-20T06:00:00Z'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Grab Deal/ })).toBeVisible();
    await passTime(30_000);
    await expect(await canvas.findByText('EXPIRED')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Grab Deal/ })).toBeNull();
    await expect(canvas.queryByText('Ends tonight')).toBeNull();
  },
};

export const NoExpiry: Story = { args: { expiresAt: null } };

export const LongTexts: Story = {
  args: {
    name: 'A complete steel kitchen of 42 pieces with a pressure cooker, two kadhais and a masala box, delivered free',
    tag: 'Extra cashback for members until midnight',
    expiresAt: inDays(128.5),
  },
};

export const NoPicture: Story = { args: { imageUrl: null } };

/** With the spacing of WCAG 1.4.12, which readers may choose, the button goes below the time. */
export const SpacedText: Story = {
  args: { expiresAt: inDays(30) },
  decorators: [
    (Story) => (
      <div style={{ letterSpacing: '.12em', wordSpacing: '.16em' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const text = document.createRange();
    text.selectNodeContents(await canvas.findByRole('time'));
    const time = text.getBoundingClientRect();
    const button = canvas.getByRole('link', { name: /^Grab Deal/ }).getBoundingClientRect();
    await expect(time.right > button.left && time.bottom > button.top).toBe(false);
  },
};
