import { Callout } from '@potli/ui/Callout';
import { HeaderShell } from '@potli/ui/HeaderShell';
import { Logo } from '@potli/ui/Logo';
import { SessionSwitch } from '@potli/ui/SessionSwitch';
import { useLocation } from '@tanstack/react-router';
import { CreditCard, LayoutGrid, ShieldCheck, Store } from 'lucide';
import { useApp } from '../../app/App.tsx';
import { SiteSearch } from '../../features/search/SiteSearch.tsx';
import { MEMBERS_ONLY } from '../../features/session/login.ts';
import { paths } from '../../lib/paths.ts';
import { SessionActions } from './SessionActions.tsx';

const links = [
  { href: paths.categories, label: 'All categories', icon: LayoutGrid },
  { href: paths.stores, label: 'Stores', icon: Store },
  { href: paths.creditCards, label: 'Credit Cards', icon: CreditCard },
];

/** The first part of a path. */
const rootOf = (path: string) => `/${path.split('/')[1] ?? ''}`;

/** Pages that belong to an entry of the header without lying below its address. */
const sections: Record<string, string> = {
  [rootOf(paths.store(''))]: paths.stores,
  [rootOf(paths.creditCard(''))]: paths.creditCards,
  [rootOf(paths.creditCardFromSearch(''))]: paths.creditCards,
};

export function Header() {
  const { site } = useApp();
  const pathname = useLocation({ select: (location) => location.pathname });
  const root = rootOf(pathname);
  const current = sections[root] ?? root;
  return (
    <HeaderShell
      logo={<Logo href={paths.home} label={`${site.productName} home`} />}
      links={links.map((link) => ({ ...link, current: link.href === current }))}
      search={<SiteSearch />}
      actions={<SessionActions />}
      menu={{
        note: <SessionSwitch visitor={<Callout icon={ShieldCheck}>{MEMBERS_ONLY}</Callout>} member={null} />,
        action: <SessionActions place="menu" />,
        art: <img src="/art/menu.svg" alt="" width={358} height={300} loading="lazy" />,
      }}
      labels={{ nav: 'Main', openMenu: 'Open menu', closeMenu: 'Close menu' }}
      flush={pathname === paths.home}
    />
  );
}
