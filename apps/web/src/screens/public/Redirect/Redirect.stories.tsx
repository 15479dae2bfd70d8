import { MOCK_CLICK_ID, scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { redirectPath, unrecordedPath } from '../../../features/clickout/redirectPath.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { loginModal } from '../../../testing/loginModal.ts';
import { departed, watchDepartures } from '../../../testing/navigation.ts';
import { asMember, asVisitor } from '../../../testing/sessions.ts';

const shop = 'https://shop.juttigali.example/in?aff_id=potli&subid=0192';
const logo = '/demo/stores/juttigali.svg';

const meta = {
  title: 'Screens/Public/Redirect',
  component: AppAt,
  args: { path: redirectPath({ url: shop, name: 'Juttigali', logo }) },
  beforeEach: [asVisitor, watchDepartures],
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A shop of the catalogue opens by itself after a second. */
export const Goes: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Redirecting to Juttigali in 1 seconds...')).toBeVisible();
    await expect(
      page.getByText('Remember to complete your purchase to earn cashback on your transaction.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Juttigali now' })).toHaveAttribute('href', shop);
    await waitFor(() => expect(departed).toHaveBeenLastCalledWith(shop));
  },
};

export const WithoutNameAndLogo: Story = {
  args: { path: `/redirect?url=${encodeURIComponent(shop)}` },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Redirecting to Store in/)).toBeVisible();
  },
};

/** Shops may be called by a year. */
export const NameOfDigits: Story = {
  args: { path: redirectPath({ url: shop, name: '1947' }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Redirecting to 1947 in/)).toBeVisible();
  },
};

/** An address that no shop of the catalogue has is named, and waits for a click. */
export const Asks: Story = {
  args: { path: redirectPath({ url: 'https://unknown.example/sale', name: 'Juttigali' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'This link leads to unknown.example' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to unknown.example now' })).toHaveAttribute(
      'href',
      'https://unknown.example/sale',
    );
    await expect(page.queryByText(/^Redirecting/)).toBeNull();
  },
};

export const Refuses: Story = {
  args: { path: redirectPath({ url: 'javascript:alert(1)', name: 'Juttigali' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'This link cannot be opened' })).toBeVisible();
    await expect(page.queryByRole('link', { name: /^Go to/ })).toBeNull();
    await expect(departed).not.toHaveBeenCalled();
  },
};

export const Cancels: Story = {
  args: { path: redirectPath({ url: 'https://unknown.example/sale', name: 'Juttigali' }) },
  play: async ({ canvasElement }) => {
    spyOn(history, 'length', 'get').mockReturnValue(2);
    const back = spyOn(history, 'back').mockReturnValue();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Cancel' }));
    await expect(back).toHaveBeenCalledOnce();
  },
};

export const WithoutUrl: Story = {
  args: { path: '/redirect' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Top Stores' })).toBeVisible();
  },
};

const unrecorded = unrecordedPath({ id: '1', source: 'STORE', name: 'Juttigali', logo, link: shop });

/** A visitor, as after a login that did not come: the page waits. */
export const Unrecorded: Story = {
  args: { path: unrecorded },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('heading', { name: 'We could not record this visit to Juttigali' }),
    ).toBeVisible();
    await expect(page.getByText(/^This purchase will not earn cashback by itself\./)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go on without cashback' })).toHaveAttribute('href', shop);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect((await loginModal()).getByRole('heading', { name: 'Login / Signup' })).toBeVisible();
    await expect(departed).not.toHaveBeenCalled();
  },
};

/** The second try works: the visit is recorded, and the shop opens tracked. */
export const RecordedAtLast: Story = {
  args: { path: unrecorded },
  beforeEach: asMember,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(departed).toHaveBeenCalledOnce());
    const { searchParams } = new URL(departed.mock.lastCall?.[0] ?? '', location.origin);
    await expect(searchParams.get('url')).toContain(MOCK_CLICK_ID);
    await expect(searchParams.has('unrecorded')).toBe(false);
  },
};

export const StillUnrecorded: Story = {
  args: { path: unrecorded },
  beforeEach: [asMember, ({ msw }) => msw.use(...scenarios.click.failing())],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }));
    await expect(await page.findByRole('heading', { name: 'We still could not record this visit' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go on without cashback' })).toBeVisible();
    await expect(departed).not.toHaveBeenCalled();
  },
};
