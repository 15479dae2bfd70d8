import type { Wallet } from '@potli/api/contract/wallet';
import { createHandler, scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../testing/AppAt.tsx';
import { refetch } from '../../testing/refetch.ts';
import { asNewMember } from '../../testing/sessions.ts';
import { stubShopWindow } from '../../testing/stubShopWindow.ts';

const nothing: Wallet = {
  trackedAmount: 0,
  walletBalance: 0,
  bankTransferedAmount: 0,
  rejectedAmount: 0,
  heldAmount: 0,
};
const EARNED = 224.91;

const walletOf = (changed: Partial<Wallet> = {}) => createHandler('getMyWallet', () => ({ ...nothing, ...changed }));

const meta = {
  title: 'Screens/Flows/Click to money',
  component: AppAt,
  args: { path: '/stores_details/juttigali' },
  beforeEach: ({ msw }) => {
    msw.use(walletOf(), ...scenarios.clicks.onePage());
    return asNewMember();
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The member leaves for the shop, and finds the tiles as the network reports meanwhile. */
export const FirstOrder: Story = {
  play: async ({ canvasElement, msw }) => {
    const page = within(canvasElement);
    const tile = (name: RegExp) => page.findByRole('link', { name });
    const shop = stubShopWindow();
    await userEvent.click(await tile(/^Shop Now$/));
    await screen.findByText(/^Click noted/);
    await waitFor(() => expect(shop.replace).toHaveBeenCalledOnce());

    await userEvent.click(await tile(/^Dashboard$/));
    await expect(await tile(/^Cashback in Pending\s*₹0\s*$/)).toBeVisible();
    msw.use(walletOf({ trackedAmount: EARNED }));
    refetch();
    await expect(await tile(/^Cashback in Pending\s*₹225\s*₹224\.91$/)).toBeVisible();
    await expect(await tile(/^Approved\s*₹0\s*$/)).toBeVisible();
    msw.use(walletOf({ walletBalance: EARNED }));
    refetch();
    await expect(await tile(/^Approved\s*₹225\s*₹224\.91$/)).toBeVisible();
    await expect(await tile(/^Cashback in Pending\s*₹0\s*$/)).toBeVisible();
  },
};
