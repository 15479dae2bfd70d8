import { mailedPages } from '@potli/api/link';
import { checkoutPath } from './checkoutPath.ts';
import { paths } from './paths.ts';

const DASHBOARD = paths.dashboard;

/** Addresses that only the dashboard and mails name. Public pages load `paths`, and need not load these. */
export const memberPaths = {
  referFriend: `${DASHBOARD}/refer_earn`,
  claims: `${DASHBOARD}/missing_cashback/my_missing_cashback`,
  orders: `${DASHBOARD}/orders`,
  /** The same list as `orders`, where the sidebar links to. */
  orderReport: `${DASHBOARD}/reports/orders`,
  bankAccount: `${DASHBOARD}/bank_account`,
  payouts: `${DASHBOARD}/transaction_history`,
  statement: `${DASHBOARD}/statement`,
  myYear: `${DASHBOARD}/transaction_history/my_year`,
  order: (id: string) => `${DASHBOARD}/orders/${id}`,
  giftCardOrders: `${DASHBOARD}/order_history`,
  shareLinks: `${DASHBOARD}/my_custom_links`,
  referredPeople: `${DASHBOARD}/refer_earn/people`,
  videos: `${DASHBOARD}/tutorials/videos`,
  faqs: `${DASHBOARD}/support/faqs`,
  myCashback: `${DASHBOARD}/my_cashback`,
  checkout: checkoutPath,
  /** The page of a gift's receiver. */
  gift: (key: string) => `/${mailedPages.gift}/${key}`,
  payout: (id: string) => `${DASHBOARD}/transaction_history/${id}`,
} as const;
