import { SidebarLayout } from '@potli/ui/SidebarLayout';
import { SkipLink } from '@potli/ui/SkipLink';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../app/App.tsx';
import { useLogout } from '../../features/session/useLogout.ts';
import { paths } from '../../lib/paths.ts';
import { safeLocalStorage } from '../../lib/safeLocalStorage.ts';
import { SiteTheme } from '../../theme/SiteTheme.tsx';
import { sidebarItems } from './sidebarItems.ts';

/** Name of the stored sidebar state (docs/product/dashboard.md#sidebar). */
const STORAGE_KEY = 'sidebarToggle';

/** The dashboard's sidebar around a screen; folded or not is remembered on this device. */
export function DashboardSidebar({ children }: { children: ReactNode }) {
  const { productName } = useApp().site;
  const pathname = useLocation({ select: (location) => location.pathname });
  const logout = useLogout();
  const [collapsed, setCollapsed] = useState(() => safeLocalStorage.read(STORAGE_KEY) === 'true');
  const remember = (next: boolean) => {
    safeLocalStorage.write(STORAGE_KEY, String(next));
    setCollapsed(next);
  };
  return (
    <>
      <SkipLink target="main">Skip to content</SkipLink>
      <SidebarLayout
        home={{ href: paths.home, label: `${productName} home` }}
        items={sidebarItems(pathname)}
        logout={{ label: 'Logout', onLogout: () => void logout() }}
        theme={<SiteTheme />}
        collapsed={collapsed}
        onCollapsedChange={remember}
        labels={{
          nav: 'Dashboard',
          collapse: 'Collapse sidebar',
          expand: 'Expand sidebar',
          openMenu: 'Open menu',
          closeMenu: 'Close menu',
        }}
      >
        {children}
      </SidebarLayout>
    </>
  );
}
