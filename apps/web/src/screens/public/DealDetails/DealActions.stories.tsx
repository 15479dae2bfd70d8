import { createHandler, MOCK_CLICK_ID } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { flashDeal } from '../../../testing/flashDeal.ts';
import { loginModal } from '../../../testing/loginModal.ts';
import { asMember, asVisitor } from '../../../testing/sessions.ts';
import { stubShopWindow } from '../../../testing/stubShopWindow.ts';

const meta = {
  title: 'Screens/Public/Deal details/Actions',
  component: AppAt,
  args: { path: '/grabdeals/dhoom-900-headphones' },
  beforeEach: [asMember, ({ msw }) => msw.use(createHandler('getFlashDealBySlug', () => flashDeal))],
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const pressGrabDeal = async (page: HTMLElement) =>
  userEvent.click(await within(page).findByRole('link', { name: 'Grab Deal' }));

/** A flash deal's click is an OFFER (docs/product/clickout.md#click-sources). */
export const Grab: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      createHandler('createClick', ({ params, query }) => ({
        clickId: MOCK_CLICK_ID,
        redirectUrl: `https://shop.voltaara.example/?${query.clickSource}=${params.id}`,
      })),
    ),
  play: async ({ canvasElement }) => {
    const shop = stubShopWindow();
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await pressGrabDeal(canvasElement);
    await expect(await screen.findByText('Code DHOOM62 copied')).toBeVisible();
    await waitFor(() => expect(shop.replace).toHaveBeenCalledOnce());
    const address = shop.replace.mock.calls[0]?.[0];
    await expect(address?.searchParams.get('url')).toBe('https://shop.voltaara.example/?OFFER=901');
  },
};

export const GrabAsVisitor: Story = {
  beforeEach: asVisitor,
  play: async ({ canvasElement }) => {
    await pressGrabDeal(canvasElement);
    await expect((await loginModal()).getByRole('heading', { name: 'Login / Signup' })).toBeVisible();
  },
};

/** By keyboard. */
export const Copied: Story = {
  play: async ({ canvasElement }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    (await within(canvasElement).findByRole('button', { name: 'Copy' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Text copied to clipboard!')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith('DHOOM62');
  },
};

export const NotCopied: Story = {
  play: async ({ canvasElement }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Copy' }));
    await expect(await screen.findByText('Failed to copy text. Please try manually copying.')).toBeVisible();
  },
};
