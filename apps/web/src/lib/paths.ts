import { itemPages, mailedPages } from '@potli/api/link';

const DASHBOARD = '/user_dashboard';

/**
 * Every address of this site, one for each route (`paths.test.ts` compares them). Pages about one thing are functions of
 * its slug or id.
 */
export const paths = {
  home: '/',
  categories: '/categories',
  category: (slug: string) => `/categories/${slug}`,
  stores: '/stores',
  store: (slug: string) => `/${itemPages.store}/${slug}`,
  creditCards: '/credit_cards',
  creditCard: (slug: string) => `/${itemPages.creditCard}/${slug}`,
  /** The other address of the same page, for links from search results. */
  creditCardFromSearch: (slug: string) => `/${itemPages.creditCardFromSearch}/${slug}`,
  giftCards: '/gift_cards',
  giftCard: (slug: string) => `/${itemPages.giftCard}/${slug}`,
  deals: '/deals',
  deal: (slug: string) => `/grabdeals/${slug}`,
  coupons: '/coupons',
  redirect: '/redirect',
  forgotPassword: `/${mailedPages.forgotPassword}`,
  verifyEmail: `/${mailedPages.verifyEmail}`,
  stopBankChange: `/${mailedPages.stopBankChange}`,
  about: '/about',
  contact: '/contact',
  terms: '/terms-and-conditions',
  refundPolicy: '/refund-policy',
  privacyPolicy: '/privacy-policy',

  dashboard: DASHBOARD,
  profile: `${DASHBOARD}/my_profile`,
  giftCardOrders: `${DASHBOARD}/order_history`,
  bankAccount: `${DASHBOARD}/bank_account`,
  payouts: `${DASHBOARD}/transaction_history`,
  shareLinks: `${DASHBOARD}/my_custom_links`,
  referFriend: `${DASHBOARD}/refer_earn`,
  referredPeople: `${DASHBOARD}/refer_earn/people`,
  clicks: `${DASHBOARD}/reports/click`,
  orders: `${DASHBOARD}/orders`,
  /** The same list as `orders`, where the sidebar links to. */
  orderReport: `${DASHBOARD}/reports/orders`,
  order: (id: string) => `${DASHBOARD}/orders/${id}`,
  claimForm: `${DASHBOARD}/missing_cashback`,
  claims: `${DASHBOARD}/missing_cashback/my_missing_cashback`,
  faqs: `${DASHBOARD}/support/faqs`,
  videos: `${DASHBOARD}/tutorials/videos`,
  myCashback: `${DASHBOARD}/my_cashback`,
} as const;

/** The address of a page of a list; the first page is the list's own address. */
export const atPage = (path: string, page = 1): string => (page === 1 ? path : `${path}?page=${page}`);
