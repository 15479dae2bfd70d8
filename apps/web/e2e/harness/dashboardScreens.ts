import type { DemoMemberName } from './members.ts';

interface DashboardScreen {
  path: string;
  /** A text that each of them sees once the screen has loaded. */
  shows: Record<DemoMemberName, string>;
}

const base = '/user_dashboard';

const all = (text: string) => ({ asha: text, ravi: text, admin: text });

/** Asha has a history, the others have none. */
const history = (asha: string, nothing: string) => ({ asha, ravi: nothing, admin: nothing });

/** One address of each screen of the dashboard. */
export const dashboardScreens: readonly DashboardScreen[] = [
  { path: base, shows: { asha: 'Namaste, Asha', ravi: 'Namaste', admin: 'Namaste, Shop' } },
  { path: `${base}/my_profile`, shows: { asha: 'Update', ravi: 'Gender', admin: 'Gender' } },
  { path: `${base}/order_history`, shows: history('1–9 of 9', 'No gift cards yet') },
  { path: `${base}/orders`, shows: history('of 40', 'No orders yet') },
  { path: `${base}/reports/orders`, shows: history('of 40', 'No orders yet') },
  { path: `${base}/bank_account`, shows: history('Update', 'Save') },
  { path: `${base}/transaction_history`, shows: history('of 6', 'No payouts yet') },
  { path: `${base}/my_custom_links`, shows: history('/custom-link/', 'No share links yet') },
  { path: `${base}/refer_earn`, shows: all('How it works') },
  { path: `${base}/refer_earn/people`, shows: history('1–10 of 12 people', 'Nobody yet') },
  { path: `${base}/reports/click`, shows: history('1–10 of', 'No clicks yet') },
  { path: `${base}/support/faqs`, shows: { ...all('How do I earn cashback?'), admin: 'Add FAQ' } },
  { path: `${base}/missing_cashback`, shows: all('What are you claiming for?') },
  { path: `${base}/missing_cashback/my_missing_cashback`, shows: history('of 5', 'No claims yet') },
  { path: `${base}/tutorials/videos`, shows: { ...all('Store video 1'), admin: 'Add New Videos' } },
];
