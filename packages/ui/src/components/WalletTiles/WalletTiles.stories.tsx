import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inColumn } from '../../stories/frames.tsx';
import { isForced } from '../../stories/isForced.ts';
import { walletFigures } from '../../stories/walletFigures.tsx';
import { WalletTiles, WalletTilesLoading } from './WalletTiles.tsx';

const meta = {
  title: 'Commerce/Money/WalletTiles',
  component: WalletTiles,
  decorators: [inColumn],
  args: walletFigures,
} satisfies Meta<typeof WalletTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Figures: Story = {
  play: async ({ canvasElement }) => {
    const tiles = within(canvasElement).getAllByRole('listitem');
    await expect(tiles.map((tile) => tile.textContent)).toEqual([
      'Cashback in Pending₹2,184',
      'Approved₹6,540',
      'Sent To User₹1,18,275',
      'Declined₹320',
    ]);
    const [bead] = canvasElement.querySelectorAll('li > span[aria-hidden]');
    const chevron = bead?.querySelector('svg');
    await expect(chevron && parseFloat(getComputedStyle(chevron).strokeWidth)).toBeGreaterThan(3);
    // the cord is seen through the eyelet; a contrast theme has neither
    const eyelet = isForced() ? /^none$/ : /^radial-gradient/;
    await expect(bead && getComputedStyle(bead, '::before').backgroundImage).toMatch(eyelet);
  },
};

/** Whole rupees, with the exact amount in small: no amount is rounded up without a word. */
export const WithPaise: Story = {
  args: { ...walletFigures, pending: { ...walletFigures.pending, rupees: 224.91 } },
  play: async ({ canvasElement }) => {
    const tiles = within(canvasElement).getAllByRole('listitem');
    await expect(tiles[0]).toHaveTextContent('Cashback in Pending₹225₹224.91');
    await expect(tiles[1]).toHaveTextContent(/₹6,540$/);
    const bottoms = [...canvasElement.querySelectorAll('li')].map(
      (tile) =>
        within(tile)
          .getByText(/^₹[\d,]+$/)
          .getBoundingClientRect().bottom,
    );
    await expect(bottoms[1]).toBe(bottoms[0]);
    const beads = [...canvasElement.querySelectorAll('li > span[aria-hidden]')].filter(
      ({ clientWidth }) => clientWidth > 0,
    );
    for (const bead of beads) {
      const eyelet = parseFloat(getComputedStyle(bead, '::after').width);
      const { bottom, right } = bead.getBoundingClientRect();
      const next = bead.parentElement?.nextElementSibling;
      const figure =
        next &&
        within(next as HTMLElement)
          .getByText(/^₹[\d,]+$/)
          .getBoundingClientRect();
      // beside the figure, or above its letters, which leave a quarter of their line free
      await expect(figure && (right + eyelet < figure.left || bottom < figure.top + figure.height / 4)).toBe(true);
    }
  },
};

/** On a phone, and in four columns beside a sidebar, a tile is narrower than a figure of its usual size. */
export const LongFigures: Story = {
  args: {
    pending: { ...walletFigures.pending, rupees: 1_23_456 },
    approved: { ...walletFigures.approved, rupees: 12_34_567 },
    sent: { ...walletFigures.sent, rupees: 1_23_45_678 },
    declined: { ...walletFigures.declined, rupees: 12_345 },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: window.innerWidth < 600 ? 320 : 800 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const range = document.createRange();
    for (const tile of canvasElement.querySelectorAll('li')) {
      range.selectNodeContents(within(tile).getByText(/^₹[\d,]+$/));
      const { right } = range.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(tile.getBoundingClientRect().right - 8);
    }
  },
};

export const Loading: Story = { render: () => <WalletTilesLoading /> };
