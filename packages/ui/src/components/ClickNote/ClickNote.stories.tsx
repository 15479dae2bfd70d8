import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ClickNote } from './ClickNote.tsx';

const meta = {
  title: 'Commerce/Going to a shop/ClickNote',
  component: ClickNote,
  args: {
    text: 'Click noted',
    link: { href: '/user_dashboard/reports/click', text: 'My Clicks' },
    closeLabel: 'Close',
    onClose: fn(),
  },
} satisfies Meta<typeof ClickNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Closes: Story = {
  play: async ({ canvasElement, args }) => {
    const note = within(canvasElement).getByRole('status');
    await expect(note).toHaveTextContent('Click noted · My Clicks');
    await userEvent.click(within(note).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The coin ends in the potli; without motion it is there at once. */
export const CoinIsSwallowed: Story = {
  play: async ({ canvasElement }) => {
    const [lining, coin] = [...canvasElement.querySelectorAll('svg path, svg g g')];
    const bottomOf = (shape?: Element) => shape?.getBoundingClientRect().bottom ?? 0;
    await waitFor(() => expect(bottomOf(coin)).toBeGreaterThan(bottomOf(lining)));
  },
};
