import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { inColumn } from '../../stories/frames.tsx';
import { holdTime, passTime } from '../../stories/holdTime.ts';
import { inDays } from '../../stories/instants.ts';
import { countdownTexts } from '../../stories/texts.ts';
import { Countdown } from './Countdown.tsx';

const meta = {
  title: 'Commerce/Deals and coupons/Countdown',
  component: Countdown,
  decorators: [inColumn],
  args: { expiresAt: inDays(3), texts: countdownTexts },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Texts may be templates; a function writes a time in words. */
export const Playground: Story = {
  args: { texts: { ...countdownTexts, endsIn: 'Ends in {time}' } },
  play: async ({ canvas }) => {
    const status = await canvas.findByRole('status');
    await waitFor(() => expect(status).toHaveTextContent(/^Ends in (3|2) Days/));
  },
};

export const Days: Story = {
  play: async ({ canvasElement }) => {
    const status = await within(canvasElement).findByRole('status');
    await expect(status).toHaveTextContent('Ends in 3 days');
    await expect(status).toHaveTextContent('03Days:00Hours:00Minutes');
  },
};

/** Every figure stays within its tile. */
const fits =
  (days: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(`${days}Days`));
    for (const digit of canvasElement.querySelectorAll('[aria-hidden] span')) {
      const tile = digit.parentElement as HTMLElement;
      await expect(digit.scrollWidth, digit.textContent).toBeLessThanOrEqual(digit.clientWidth);
      await expect(tile.scrollWidth, digit.textContent).toBeLessThanOrEqual(tile.clientWidth);
    }
  };

export const OverHundredDays: Story = { args: { expiresAt: inDays(120) }, play: fits(120) };

export const OverThousandDays: Story = { args: { expiresAt: inDays(1160) }, play: fits(1160) };

/** The text of the live region without `aria-hidden` parts. */
function listen(status: HTMLElement) {
  const heard: string[] = [];
  const hear = () => {
    const text = [...status.children].filter((part) => !part.ariaHidden).map((part) => part.textContent);
    if (heard.at(-1) !== text.join()) heard.push(text.join());
  };
  hear();
  new MutationObserver(hear).observe(status, { subtree: true, childList: true, characterData: true });
  return heard;
}

/** The tiles change every second; screen readers read the time once. */
export const ReachesZero: Story = {
  args: { expiresAt: '2026-11-20T06:01:02Z' },
  beforeEach: () => holdTime('2026-11-20T06:00:00Z'),
  play: async ({ canvas, canvasElement }) => {
    const status = await canvas.findByRole('status');
    const clock = canvasElement.querySelector('[aria-hidden]');
    const heard = listen(status);
    await expect(clock).toHaveTextContent('00Days:00Hours:01Minutes:02Seconds');
    await passTime(1000);
    await expect(clock).toHaveTextContent('01Minutes:01Seconds');
    await passTime(60_000);
    await expect(clock).toHaveTextContent('00Minutes:01Seconds');
    await passTime(1000);
    await expect(status).toHaveTextContent(/^EXPIRED$/);
    await passTime(60_000);
    await expect(heard).toEqual(['Ends in 1 minute', 'EXPIRED']);
  },
};

export const Expired: Story = { args: { expiresAt: '2026-01-01T00:00:00Z' } };

/** `isOver` shows EXPIRED from the first paint. */
export const ExpiredOnServer: Story = {
  args: { isOver: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^EXPIRED$/);
  },
};
