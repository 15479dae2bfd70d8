import { itemPages, mailedPages } from '@potli/api/link';

const DASHBOARD = '/user_dashboard';

/**
 * Every address of this site, one for each route (`paths.test.ts` compares them); those that only the dashboard names are
 * `memberPaths`. Pages about one thing are functions of its slug or id.
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
  unsubscribe: `/${mailedPages.unsubscribe}`,
  verify: '/verify',
  about: '/about',
  contact: '/contact',
  terms: '/terms-and-conditions',
  refundPolicy: '/refund-policy',
  privacyPolicy: '/privacy-policy',

  dashboard: DASHBOARD,
  profile: `${DASHBOARD}/my_profile`,
  clicks: `${DASHBOARD}/reports/click`,
  claimForm: `${DASHBOARD}/missing_cashback`,
} as const;

/** The address of a page of a list; the first page is the list's own address. */
export const atPage = (path: string, page = 1): string => (page === 1 ? path : `${path}?page=${page}`);
