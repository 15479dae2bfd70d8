import type { SidebarItem, SidebarLink } from '@potli/ui/SidebarLayout';
import {
  Banknote,
  CircleHelp,
  Gift,
  Landmark,
  LayoutDashboard,
  LifeBuoy,
  Link,
  MousePointerClick,
  ReceiptIndianRupee,
  UserRound,
  Users,
  Wallet,
} from 'lucide';
import { memberPaths } from '../../lib/memberPaths.ts';
import { paths } from '../../lib/paths.ts';

/** Entries of the sidebar in their order (docs/product/dashboard.md#sidebar); the one at `pathname` is the current. */
export function sidebarItems(pathname: string): SidebarItem[] {
  const shown = listOf(pathname);
  const to = (href: string, label: string): SidebarLink => ({ href, label, current: href === shown });
  return [
    { ...to(paths.dashboard, 'Dashboard'), icon: LayoutDashboard },
    { ...to(memberPaths.myCashback, 'My Cashback'), icon: Wallet, startsGroup: true },
    { ...to(memberPaths.payouts, 'Payouts'), icon: Banknote },
    { ...to(memberPaths.bankAccount, 'Bank Account'), icon: Landmark },
    { ...to(memberPaths.orderReport, 'My Orders'), icon: ReceiptIndianRupee, startsGroup: true },
    { ...to(paths.clicks, 'My Clicks'), icon: MousePointerClick },
    {
      label: 'Missing Cashback',
      icon: LifeBuoy,
      links: [to(paths.claimForm, 'Missing / Claim Cashback'), to(memberPaths.claims, 'My Missing Cashback')],
    },
    { ...to(memberPaths.giftCardOrders, 'Order History'), icon: Gift },
    { ...to(memberPaths.shareLinks, 'My Share Links'), icon: Link, startsGroup: true },
    {
      label: 'Refer and Earn',
      icon: Users,
      links: [to(memberPaths.referFriend, 'Refer a friend'), to(memberPaths.referredPeople, 'People You Refer')],
    },
    { ...to(paths.profile, 'My Profile'), icon: UserRound, startsGroup: true },
    { label: 'Help', icon: CircleHelp, links: [to(memberPaths.faqs, 'FAQs'), to(memberPaths.videos, 'Videos')] },
  ];
}

/** Both lists of orders, and each order, belong to one entry; each payout, and the statement, to the list of payouts. */
function listOf(pathname: string): string {
  if (/\/orders(\/|$)/.test(pathname)) return memberPaths.orderReport;
  const isOfPayouts = pathname.startsWith(`${memberPaths.payouts}/`) || pathname === memberPaths.statement;
  return isOfPayouts ? memberPaths.payouts : pathname;
}
