import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '../../lib/whenIdle.ts';
import { loadToaster } from '../loadToaster.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { DashboardQueries } from './DashboardQueries.tsx';
import { DashboardSidebar } from './DashboardSidebar.tsx';
import { Guard } from './Guard.tsx';

/** Everything below /user_dashboard: guard, sidebar, screen. Public header and footer stay away. */
export function DashboardShell() {
  // a form that finds no connection says so by a toast
  useEffect(() => whenIdle(() => void loadToaster().catch(() => {})), []);
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
