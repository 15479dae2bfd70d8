import { createFileRoute } from '@tanstack/react-router';
import { AdminShell } from '../../shell/AdminShell/AdminShell.tsx';
import { Checking } from '../../shell/Checking.tsx';

/** The admin area is drawn in the browser only: no server page may hold it. */
export const Route = createFileRoute('/admin')({
  ssr: false,
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: AdminShell,
  // what the server sends, until there are scripts
  pendingComponent: Checking,
  // else it would stay for half a second
  pendingMinMs: 0,
});
