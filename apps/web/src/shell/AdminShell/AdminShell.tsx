import { listWaiting } from '@potli/api/contract/adminWaiting';
import { getStaff } from '@potli/api/contract/staff';
import { ErrorState } from '@potli/ui/ErrorState';
import { Container, Section } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { SidebarLayout } from '@potli/ui/SidebarLayout';
import { SkipLink } from '@potli/ui/SkipLink';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { useApp } from '../../app/App.tsx';
import { apiQuery } from '../../app/apiQuery.ts';
import { EmptyList } from '../../components/listing/EmptyList.tsx';
import { MissingPage } from '../../components/MissingPage.tsx';
import { useDesk } from '../../features/ownDesk/DeskContext.ts';
import { useLogout } from '../../features/session/useLogout.ts';
import { StaffProvider, useStaff } from '../../features/staff/StaffContext.ts';
import { countsOfRooms } from '../../features/staff/waitingTexts.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { paths } from '../../lib/paths.ts';
import { SiteTheme } from '../../theme/SiteTheme.tsx';
import { ConnectionNotice } from '../DashboardShell/ConnectionNotice.tsx';
import { DashboardQueries } from '../DashboardShell/DashboardQueries.tsx';
import { Guard } from '../DashboardShell/Guard.tsx';
import { adminItems, closedRoom } from './adminItems.ts';
import { PasswordGate } from './PasswordGate.tsx';

/** Everything below /admin: guard, role, sidebar, screen (docs/product/admin.md). */
export function AdminShell() {
  return (
    <Guard>
      <DashboardQueries>
        <StaffGate>
          <AdminSidebar>
            <PasswordGate>
              <Outlet />
            </PasswordGate>
          </AdminSidebar>
        </StaffGate>
        <ConnectionNotice />
      </DashboardQueries>
    </Guard>
  );
}

/** For a member without a role there is no such page. */
function StaffGate({ children }: { children: ReactNode }) {
  const { data, isError, isFetching, refetch } = useQuery(apiQuery(useApp().api, getStaff, {}));
  if (data && data.rights.length > 0) return <StaffProvider value={data}>{children}</StaffProvider>;
  return (
    <Container as="main">
      {data && <MissingPage to={paths.dashboard} name="Dashboard" />}
      {!data && (
        <Section>
          {isError ? (
            <ErrorState
              title="Some error occurred. Please try again"
              text="We could not read your role."
              retryLabel="Try again"
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : (
            <Loading text="Loading..." />
          )}
        </Section>
      )}
    </Container>
  );
}

function AdminSidebar({ children }: { children: ReactNode }) {
  const { productName } = useApp().site;
  const { rights } = useStaff();
  const pathname = useLocation({ select: (location) => location.pathname });
  const desk = useDesk();
  const closed = closedRoom(rights, pathname, desk);
  const logout = useLogout();
  const counts = useRoomCounts(pathname);
  const [collapsed, setCollapsed] = useState(false);
  return (
    <>
      <SkipLink target="main">Skip to content</SkipLink>
      <SidebarLayout
        home={{ href: adminPaths.home, label: `${productName} admin` }}
        items={adminItems({ rights, pathname, desk, counts })}
        logout={{ label: 'Logout', onLogout: () => void logout() }}
        theme={<SiteTheme />}
        collapsed={collapsed}
        onCollapsedChange={setCollapsed}
        labels={{
          nav: 'Admin',
          collapse: 'Collapse sidebar',
          expand: 'Expand sidebar',
          openMenu: 'Open menu',
          closeMenu: 'Close menu',
        }}
      >
        {closed ? (
          <EmptyList
            title={`${closed.label} is not open to you`}
            text="Your role does not have the right to it. An admin of the shop can give you another one."
            action={{ label: 'Overview', href: adminPaths.home }}
          />
        ) : (
          children
        )}
      </SidebarLayout>
    </>
  );
}

/** How much waits on each page. Asks for no password: without one there are no numbers. On the overview its page asks. */
function useRoomCounts(pathname: string): ReadonlyMap<string, number> {
  const { data } = useQuery({
    ...apiQuery(useApp().api, listWaiting, {}),
    enabled: pathname !== adminPaths.home,
  });
  return useMemo(() => countsOfRooms(data ?? []), [data]);
}
