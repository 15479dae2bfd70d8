import type { SidebarItem, SidebarLink } from '@potli/ui/SidebarLayout';
import {
  Banknote,
  CircleHelp,
  CirclePlay,
  Gift,
  Landmark,
  LayoutDashboard,
  LifeBuoy,
  Link,
  ReceiptIndianRupee,
  UserRound,
  Users,
} from 'lucide';
import { paths } from '../../lib/paths.ts';

/** Entries of the sidebar in their order (docs/product/dashboard.md#sidebar); the one at `pathname` is the current. */
export function sidebarItems(pathname: string): SidebarItem[] {
  // Both lists of orders, and each order, belong to one entry.
  const shown = /\/orders(\/|$)/.test(pathname) ? paths.orderReport : pathname;
  const to = (href: string, label: string): SidebarLink => ({ href, label, current: href === shown });
  return [
    { ...to(paths.dashboard, 'Dashboard'), icon: LayoutDashboard },
    { ...to(paths.profile, 'My Profile'), icon: UserRound },
    { ...to(paths.giftCardOrders, 'Order History'), icon: Gift },
    { ...to(paths.bankAccount, 'Bank Account'), icon: Landmark },
    { ...to(paths.payouts, 'Payouts'), icon: Banknote },
    { ...to(paths.shareLinks, 'My Share Links'), icon: Link },
    {
      label: 'Refer and Earn',
      icon: Users,
      links: [to(paths.referFriend, 'Refer a friend'), to(paths.referredPeople, 'People You Refer')],
    },
    {
      label: 'Reports',
      icon: ReceiptIndianRupee,
      links: [to(paths.clicks, 'My Clicks'), to(paths.orderReport, 'My Orders')],
    },
    {
      label: 'Missing Cashback',
      icon: LifeBuoy,
      links: [to(paths.claimForm, 'Missing / Claim Cashback'), to(paths.claims, 'My Missing Cashback')],
    },
    { label: 'Support', icon: CircleHelp, links: [to(paths.faqs, 'FAQs')] },
    { label: 'Tutorials', icon: CirclePlay, links: [to(paths.videos, 'Videos')] },
  ];
}
