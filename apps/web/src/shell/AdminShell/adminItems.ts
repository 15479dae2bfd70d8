import type { Right } from '@potli/api/contract/roles';
import type { SidebarEntry } from '@potli/ui/SidebarLayout';
import {
  Banknote,
  BookOpen,
  FileDown,
  FileUp,
  Gift,
  HandCoins,
  Hourglass,
  Inbox,
  KeyRound,
  Landmark,
  LayoutDashboard,
  LifeBuoy,
  Network,
  PackageSearch,
  PanelTop,
  ReceiptIndianRupee,
  ScrollText,
  Stethoscope,
  Store,
  Undo2,
  Users,
} from 'lucide';
import type { Desk } from '../../features/ownDesk/Desk.ts';
import { catalogueRooms } from '../../features/shopWindow/catalogueRooms.ts';
import { countText } from '../../features/staff/waitingTexts.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { paths } from '../../lib/paths.ts';

type Room = Omit<SidebarEntry, 'current'> & { right?: Right };

/** The pages of the admin area in their groups, with the right that each needs; a new one is a line here. */
const groups: readonly (readonly Room[])[] = [
  [{ href: adminPaths.home, label: 'Overview', icon: LayoutDashboard }],
  [
    { href: adminPaths.claims, label: 'Claims', icon: LifeBuoy, right: 'claims' },
    { href: adminPaths.members, label: 'Members', icon: Users, right: 'members' },
  ],
  [
    { href: adminPaths.orders, label: 'Orders', icon: PackageSearch, right: 'money' },
    { href: adminPaths.reports, label: 'Reports', icon: Inbox, right: 'money' },
    { href: adminPaths.networks, label: 'Networks', icon: Network, right: 'money' },
    { href: adminPaths.receivables, label: 'Receivables', icon: HandCoins, right: 'money' },
    { href: adminPaths.settlements, label: 'Settlements', icon: ReceiptIndianRupee, right: 'money' },
    { href: adminPaths.books, label: 'Books', icon: BookOpen, right: 'money' },
    { href: adminPaths.payouts, label: 'Payouts', icon: Banknote, right: 'money' },
    { href: adminPaths.transferFiles, label: 'Transfer files', icon: Landmark, right: 'money' },
    { href: adminPaths.vouchers, label: 'Voucher stock', icon: Gift, right: 'money' },
    { href: adminPaths.refunds, label: 'Refunds', icon: Undo2, right: 'money' },
  ],
  [
    ...catalogueRooms,
    { href: adminPaths.changes, label: 'Waiting changes', icon: Hourglass, right: 'catalogue' },
    { href: adminPaths.import, label: 'Import', icon: FileUp, right: 'catalogue' },
    { href: adminPaths.export, label: 'Export', icon: FileDown, right: 'catalogue' },
  ],
  [
    { href: adminPaths.staff, label: 'Staff', icon: KeyRound, right: 'staff' },
    { href: adminPaths.audit, label: 'Audit log', icon: ScrollText, right: 'audit' },
    { href: adminPaths.doctor, label: 'Installation', icon: Stethoscope, right: 'system' },
  ],
];

const ownRooms = ({ pages = [] }: Desk): readonly Room[] =>
  pages.map(({ slug, title, icon = PanelTop, right }) => ({
    href: adminPaths.ownPage(slug),
    label: title,
    icon,
    right,
  }));

interface AdminItems {
  rights: readonly Right[];
  pathname: string;
  desk: Desk;
  /** How much waits on each page. */
  counts: ReadonlyMap<string, number>;
}

const toCount = (count: number | undefined) =>
  count === undefined
    ? undefined
    : { text: countText(count), label: `${countText(count)} ${count === 1 ? 'waits' : 'wait'}` };

/** The pages that the rights of a caller open, in their groups, with the operator's own, and the link to the shop. */
export function adminItems({ rights, pathname, desk, counts }: AdminItems): SidebarEntry[] {
  const open = [...groups, ownRooms(desk)].flatMap((group) =>
    group
      .filter(({ right }) => right === undefined || rights.includes(right))
      .map(({ href, label, icon }, at) => ({
        href,
        label,
        icon,
        current: isAt(href, pathname),
        count: toCount(counts.get(href)),
        startsGroup: at === 0 && href !== adminPaths.home,
      })),
  );
  return [...open, { href: paths.home, label: 'To the shop', icon: Store, startsGroup: true }];
}

/** The page of an address that the rights of the caller do not open. */
export const closedRoom = (rights: readonly Right[], pathname: string, desk: Desk) =>
  [...groups.flat(), ...ownRooms(desk)].find(
    ({ href, right }) => right !== undefined && !rights.includes(right) && isAt(href, pathname),
  );

/** Pages below a room belong to it; every page is below the first one. */
const isAt = (href: string, pathname: string) =>
  pathname === href || (href !== adminPaths.home && pathname.startsWith(`${href}/`));
