import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { AppAt } from '../testing/AppAt.tsx';
import { asMember } from '../testing/sessions.ts';

/** The screens, with the data of a host that sends only what every host of the contract sends. */
const meta = {
  title: 'Screens/Public/Any host',
  component: AppAt,
  args: { path: '/' },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.anyHost.bare());
    return asMember();
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A screen that shows this text of its data, and no hole in its texts. */
const showing = (path: string, text: string | RegExp): Story => ({
  args: { path },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.queryAllByText(text)).not.toEqual([]));
    await waitFor(() => expect(page.queryAllByText('Loading...')).toEqual([]));
    await expect(canvasElement.textContent).not.toMatch(/undefined|null|NaN|Invalid|\[object/);
    const labels = canvasElement.querySelectorAll('h1, h2, h3, th, dt, dd, tbody td');
    const empty = [...labels].filter((label) => label.textContent?.trim() === '' && !label.querySelector('img, svg'));
    await expect(empty).toEqual([]);
  },
});

export const Visitor = showing('/', 'Top Stores');
export const Stores = showing('/stores', 'Juttigali');
export const StorePage = showing('/stores_details/juttigali', 'Shop Now');
export const Category = showing('/categories/apparel', 'Juttigali');
export const Cards = showing('/credit_cards', /Mayura Bank/);
export const CardPage = showing('/creditcards_details/mayura-rozana', 'Apply Now');
export const Deals = showing('/deals', /Dhoom 700/);
export const DealPage = showing('/grabdeals/dhoom-700-headphones', 'Grab Deal');
export const Coupons = showing('/coupons', 'Get Deal');
export const GiftCards = showing('/gift_cards', 'Ghadi Gali Gift Card');
export const GiftCardPage = showing('/gift_card_details/ghadigali-gift-card', 'Before you buy');
export const Member = showing('/user_dashboard', 'Cashback in Pending');
export const Profile = showing('/user_dashboard/my_profile', 'Update');
export const GiftCardOrders = showing('/user_dashboard/order_history', 'SUCCESS');
export const Orders = showing('/user_dashboard/orders', /^\d+–\d+ of \d+ or more orders$/);
export const Bank = showing('/user_dashboard/bank_account', 'Update');
export const Payouts = showing('/user_dashboard/transaction_history', '1–6 of 6 payouts');
export const ShareLinks = showing('/user_dashboard/my_custom_links', 'Juttigali');
export const Referral = showing('/user_dashboard/refer_earn', 'Refer and Earn');
export const Referred = showing('/user_dashboard/refer_earn/people', '1–10 of 10 or more people');
export const Clicks = showing('/user_dashboard/reports/click', '1–10 of 10 or more clicks');
export const Claims = showing('/user_dashboard/missing_cashback/my_missing_cashback', 'Juttigali');
export const ClaimForm = showing('/user_dashboard/missing_cashback', 'Store order ID');
export const Faqs = showing('/user_dashboard/support/faqs', 'Credit Card');
export const Videos = showing('/user_dashboard/tutorials/videos', 'Videos');
