import { memberPaths } from '../../src/lib/memberPaths.ts';
import { paths } from '../../src/lib/paths.ts';
import type { DemoMemberName } from './members.ts';

/** Paths of the dashboard without a slug or id. */
const allPaths = { ...paths, ...memberPaths };
type ScreenPath = Extract<(typeof allPaths)[keyof typeof allPaths], `${typeof paths.dashboard}${string}`>;

interface DashboardScreen {
  path: string;
  /** A text that each of them sees once the screen has loaded. */
  shows: Record<DemoMemberName, string>;
}

const all = (text: string) => ({ asha: text, ravi: text, admin: text });

/** Asha has a history, the others have none. */
const history = (asha: string, nothing: string) => ({ asha, ravi: nothing, admin: nothing });

/** A new screen does not compile before it is here. */
const shown: Record<ScreenPath, DashboardScreen['shows']> = {
  [paths.dashboard]: { asha: 'Namaste, Asha', ravi: 'Namaste', admin: 'Namaste, Shop' },
  [paths.profile]: { asha: 'Update', ravi: 'Gender', admin: 'Gender' },
  [memberPaths.giftCardOrders]: history('1–9 of 9', 'No gift cards yet'),
  [memberPaths.orders]: history('of 41', 'No orders yet'),
  [memberPaths.orderReport]: history('of 41', 'No orders yet'),
  [memberPaths.bankAccount]: history('Update', 'Save'),
  [memberPaths.payouts]: history('of 6', 'No payouts yet'),
  [memberPaths.myYear]: history('Own orders', 'Nothing earned'),
  [memberPaths.shareLinks]: history('/custom-link/', 'No share links yet'),
  [memberPaths.referFriend]: all('How it works'),
  [memberPaths.referredPeople]: history('1–10 of 13 people', 'No one has joined yet'),
  [paths.clicks]: history('1–10 of', 'No clicks yet'),
  [memberPaths.faqs]: { ...all('How do I earn cashback?'), admin: 'Add FAQ' },
  [paths.claimForm]: all('What are you claiming for?'),
  [memberPaths.claims]: history('of 6', 'No claims yet'),
  [memberPaths.videos]: { ...all('Shopping at stores, part 1'), admin: 'Add New Videos' },
  [memberPaths.myCashback]: history('entries', 'No cashback yet'),
  [memberPaths.statement]: history('Fingerprint of this statement: ', 'No lines yet'),
};

/** Every screen of the dashboard without a slug or id in its address. */
export const dashboardScreens: readonly DashboardScreen[] = Object.entries(shown).map(([path, shows]) => ({
  path,
  shows,
}));
