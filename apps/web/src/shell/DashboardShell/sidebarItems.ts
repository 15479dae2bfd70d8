import type { SidebarItem, SidebarLink } from '@potli/ui/SidebarLayout';
import {
  Banknote,
  CircleHelp,
  CirclePlay,
  Gift,
  Landmark,
  LayoutDashboard,
  LifeBuoy,
  Link2,
  ReceiptIndianRupee,
  UserRound,
  Users,
} from 'lucide';

const HOME = '/user_dashboard';

/** Entries of the sidebar in their order (docs/product/dashboard.md#sidebar); the one at `pathname` is the current. */
export function sidebarItems(pathname: string): SidebarItem[] {
  // orders have two addresses, and each its story below the first
  const shown = /\/orders(\/|$)/.test(pathname) ? `${HOME}/reports/orders` : pathname;
  const to = (path: string, label: string): SidebarLink => {
    const href = `${HOME}${path}`;
    return { href, label, current: href === shown };
  };
  return [
    { ...to('', 'Dashboard'), icon: LayoutDashboard },
    { ...to('/my_profile', 'My Profile'), icon: UserRound },
    { ...to('/order_history', 'Order History'), icon: Gift },
    { ...to('/bank_account', 'Bank Account'), icon: Landmark },
    { ...to('/transaction_history', 'Payouts'), icon: Banknote },
    { ...to('/my_custom_links', 'My Share Links'), icon: Link2 },
    {
      label: 'Refer and Earn',
      icon: Users,
      links: [to('/refer_earn', 'Refer a friend'), to('/refer_earn/people', 'People You Refer')],
    },
    {
      label: 'Reports',
      icon: ReceiptIndianRupee,
      links: [to('/reports/click', 'My Clicks'), to('/reports/orders', 'My Orders')],
    },
    {
      label: 'Missing Cashback',
      icon: LifeBuoy,
      links: [
        to('/missing_cashback', 'Missing / Claim Cashback'),
        to('/missing_cashback/my_missing_cashback', 'My Missing Cashback'),
      ],
    },
    { label: 'Support', icon: CircleHelp, links: [to('/support/faqs', 'FAQs')] },
    { label: 'Tutorials', icon: CirclePlay, links: [to('/tutorials/videos', 'Videos')] },
  ];
}
