import { Outlet } from '@tanstack/react-router';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { DashboardQueries } from './DashboardQueries.tsx';
import { DashboardSidebar } from './DashboardSidebar.tsx';
import { Guard } from './Guard.tsx';

/** Everything below /user_dashboard: guard, sidebar, screen. Public header and footer stay away. */
export function DashboardShell() {
  return (
    <Guard>
      <DashboardQueries>
        <DashboardSidebar>
          <Outlet />
        </DashboardSidebar>
        <ConnectionNotice />
      </DashboardQueries>
    </Guard>
  );
}
