import { Outlet } from '@tanstack/react-router';
import { DashboardSidebar } from './DashboardSidebar.tsx';
import { Guard } from './Guard.tsx';

/** Everything below /user_dashboard: guard, sidebar, screen. Public header and footer stay away. */
export function DashboardShell() {
  return (
    <Guard>
      <DashboardSidebar>
        <Outlet />
      </DashboardSidebar>
    </Guard>
  );
}
