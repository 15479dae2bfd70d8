import { demoMembers } from '@potli/api/fixtures';
import { MOCK_CLICK_ID, scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../testing/AppAt.tsx';
import { fill, loginModal } from '../../testing/loginModal.ts';
import { departed, watchDepartures } from '../../testing/navigation.ts';
import { asMember, asVisitor } from '../../testing/sessions.ts';
import { stubShopWindow } from '../../testing/stubShopWindow.ts';

const [{ email, password }] = demoMembers;

const meta = {
  title: 'Screens/Flows/Click-out',
  component: AppAt,
  args: { path: '/stores_details/juttigali' },
  beforeEach: [asMember, watchDepartures],
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const ownAddress = 'https://shop.juttigali.example/in?aff_id=potli';
const trackedAddress = `${ownAddress}&subid=${MOCK_CLICK_ID}`;

async function pressShopNow(page: HTMLElement) {
  await userEvent.click(await within(page).findByRole('link', { name: 'Shop Now' }));
}

/** The interstitial that the shop's window was sent to, by its parameters. */
async function sentTo({ replace }: ReturnType<typeof stubShopWindow>): Promise<Record<string, string>> {
  await waitFor(() => expect(replace).toHaveBeenCalledOnce());
  const { pathname, searchParams } = replace.mock.calls[0]?.[0] ?? new URL(location.href);
  return { pathname, ...Object.fromEntries(searchParams) };
}

const interstitial = { pathname: '/redirect', name: 'Juttigali', logo: '/demo/stores/juttigali.svg' };

/** The window opens inside the click and gets its address when the click is recorded. */
export const Member: Story = {
  play: async ({ canvasElement }) => {
    const shop = stubShopWindow();
    await pressShopNow(canvasElement);
    await expect(await sentTo(shop)).toEqual({ ...interstitial, url: trackedAddress });
    await expect(shop.open).toHaveBeenCalledOnce();
    const note = await screen.findByText(/^Click noted/);
    await expect(within(note).getByRole('link', { name: 'My Clicks' })).toBeVisible();
  },
};

/** Not recorded: the window gets the page that says so, with the shop's own address, without the placeholder. */
export const NotRecorded: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.click.failing()),
  play: async ({ canvasElement }) => {
    const shop = stubShopWindow();
    await pressShopNow(canvasElement);
    await expect(await sentTo(shop)).toEqual({ ...interstitial, url: ownAddress, unrecorded: 'STORE-1' });
    await expect(screen.queryByText(/^Click noted/)).toBeNull();
  },
};

/** Hosts of this contract may answer the click id alone. */
export const OnlyIdAnswered: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.click.withoutLink()),
  play: async ({ canvasElement }) => {
    const shop = stubShopWindow();
    await pressShopNow(canvasElement);
    const { url } = await sentTo(shop);
    await expect(url).toMatch(/^https:\/\/shop\.juttigali\.example\/in\?aff_id=potli&subid=[0-9a-f-]{36}$/);
  },
};

/** The window is blocked: the shop opens in this tab, tracked. */
export const WindowBlocked: Story = {
  play: async ({ canvasElement }) => {
    stubShopWindow().open.mockReturnValue(null);
    await pressShopNow(canvasElement);
    await waitFor(() => expect(departed).toHaveBeenCalledOnce());
    const address = new URL(departed.mock.calls[0]?.[0] ?? '');
    await expect(address.searchParams.get('url')).toBe(trackedAddress);
  },
};

export const Visitor: Story = {
  beforeEach: asVisitor,
  play: async ({ canvasElement }) => {
    const shop = stubShopWindow();
    await pressShopNow(canvasElement);
    const modal = await loginModal();
    await expect(modal.getByRole('heading', { name: 'Login / Signup' })).toBeVisible();
    await expect(shop.open).not.toHaveBeenCalled();
  },
};

/** After the login the same shop opens, tracked. */
export const VisitorLogsIn: Story = {
  beforeEach: asVisitor,
  play: async ({ canvasElement }) => {
    await pressShopNow(canvasElement);
    const modal = await loginModal();
    await fill(modal, 'Email', email);
    await fill(modal, 'Password', `${password}{Enter}`);
    await expect(await modal.findByRole('heading', { name: 'You are logged in' })).toBeVisible();
    await expect(modal.getByText('Opening Juttigali …')).toBeVisible();
    await expect(await screen.findByText('Login Success')).toBeVisible();
    await expect(await within(canvasElement).findByText(/^Redirecting to Juttigali in/)).toBeVisible();
    await waitFor(() => expect(departed).toHaveBeenLastCalledWith(trackedAddress));
  },
};

export const ClaimOfVisitor: Story = {
  args: { path: '/stores_details/bunkar' },
  beforeEach: asVisitor,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Claim Cashback' }));
    await expect((await loginModal()).getByRole('heading', { name: 'Login / Signup' })).toBeVisible();
  },
};
