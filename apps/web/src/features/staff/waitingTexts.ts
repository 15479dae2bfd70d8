import { FAILED_PAYOUT_DAYS, WAITING_MOST, type Waiting, type WaitingKind } from '@potli/api/contract/adminWaiting';
import { groupDigits } from '@potli/ui/format/groupDigits';
import { adminPaths } from '../../lib/adminPaths.ts';

interface WaitingText {
  /** What waits, as its page calls it. */
  label: string;
  /** The page that lists it, with its filter. */
  href: string;
  /** The page of the sidebar whose number has it; absent where nobody has to do something about it. */
  room?: string;
}

/** What waits, in words, with the way to it. */
export const waitingTexts: Readonly<Record<WaitingKind, WaitingText>> = {
  newClaims: { label: 'Claims to answer', href: `${adminPaths.claims}?list=RECEIVED`, room: adminPaths.claims },
  openClaims: { label: 'Claims that are open', href: adminPaths.claims },
  claimedOrders: {
    label: 'Approved claims, order unclear',
    href: `${adminPaths.claims}?list=orders`,
    room: adminPaths.claims,
  },
  heldOrders: { label: 'Orders that wait for you', href: adminPaths.orders, room: adminPaths.orders },
  costlyOrders: { label: 'Orders that cost more than they bring', href: `${adminPaths.orders}?list=costly` },
  openReports: { label: 'Reports of networks to look at', href: adminPaths.reports, room: adminPaths.reports },
  refusedBodies: {
    label: 'Messages that could not be read',
    href: `${adminPaths.reports}?list=refused`,
    room: adminPaths.reports,
  },
  reviewPayouts: { label: 'Payouts in review', href: `${adminPaths.payouts}?list=review`, room: adminPaths.payouts },
  failedPayouts: {
    label: `Payouts that failed in ${FAILED_PAYOUT_DAYS} days`,
    href: `${adminPaths.payouts}?list=failed`,
  },
  waitingTransfers: {
    label: 'Payouts that wait for a file',
    href: adminPaths.transferFiles,
    room: adminPaths.transferFiles,
  },
  openFiles: { label: 'Transfer files the bank has not answered', href: adminPaths.transferFiles },
  shortVouchers: {
    label: 'Vouchers that are low or empty',
    href: `${adminPaths.vouchers}?only=short`,
    room: adminPaths.vouchers,
  },
  lateRefunds: { label: 'Refunds that need a person', href: adminPaths.refunds, room: adminPaths.refunds },
  changes: { label: 'Changes for a second person', href: adminPaths.changes, room: adminPaths.changes },
};

/** The numbers of the pages of the sidebar: what somebody has to do there. */
export function countsOfRooms(waiting: readonly Waiting[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, count } of waiting) {
    const { room } = waitingTexts[kind];
    if (room !== undefined) counts.set(room, (counts.get(room) ?? 0) + count);
  }
  return counts;
}

/** "1,250", or "1,000+" for more than is counted. */
export const countText = (count: number): string =>
  count > WAITING_MOST ? `${groupDigits(WAITING_MOST)}+` : groupDigits(count);
