import { paths } from '../../src/lib/paths.ts';
import type { DemoMemberName } from './members.ts';

/** Paths of the dashboard without a slug or id. */
type ScreenPath = Extract<(typeof paths)[keyof typeof paths], `${typeof paths.dashboard}${string}`>;

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
  [paths.giftCardOrders]: history('1–9 of 9', 'No gift cards yet'),
  [paths.orders]: history('of 41', 'No orders yet'),
  [paths.orderReport]: history('of 41', 'No orders yet'),
  [paths.bankAccount]: history('Update', 'Save'),
  [paths.payouts]: history('of 6', 'No payouts yet'),
  [paths.shareLinks]: history('/custom-link/', 'No share links yet'),
  [paths.referFriend]: all('How it works'),
  [paths.referredPeople]: history('1–10 of 12 people', 'No one has joined yet'),
  [paths.clicks]: history('1–10 of', 'No clicks yet'),
  [paths.faqs]: { ...all('How do I earn cashback?'), admin: 'Add FAQ' },
  [paths.claimForm]: all('What are you claiming for?'),
  [paths.claims]: history('of 5', 'No claims yet'),
  [paths.videos]: { ...all('Shopping at stores, part 1'), admin: 'Add New Videos' },
  [paths.myCashback]: history('entries', 'No cashback yet'),
};

/** Every screen of the dashboard without a slug or id in its address. */
export const dashboardScreens: readonly DashboardScreen[] = Object.entries(shown).map(([path, shows]) => ({
  path,
  shows,
}));
