import { createFileRoute, redirect } from '@tanstack/react-router';

/** My Clicks is the first screen of the dashboard that exists. */
export const Route = createFileRoute('/user_dashboard/')({
  beforeLoad: () => {
    throw redirect({ to: '/user_dashboard/reports/click', replace: true });
  },
});
