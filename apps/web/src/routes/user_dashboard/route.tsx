import { createFileRoute } from '@tanstack/react-router';
import { Checking } from '../../shell/Checking.tsx';
import { DashboardShell } from '../../shell/DashboardShell/DashboardShell.tsx';

/** The dashboard is drawn in the browser only: it is one member's, and no server page may hold it. */
export const Route = createFileRoute('/user_dashboard')({
  ssr: false,
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: DashboardShell,
  // what the server sends, until there are scripts
  pendingComponent: Checking,
  // else it would stay for half a second
  pendingMinMs: 0,
});
