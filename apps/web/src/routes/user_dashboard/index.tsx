import { createFileRoute } from '@tanstack/react-router';
import { DashboardHome } from '../../screens/dashboard/DashboardHome/DashboardHome.tsx';

export const Route = createFileRoute('/user_dashboard/')({
  head: ({ match }) => ({ meta: [{ title: `Dashboard | ${match.context.site.productName}` }] }),
  component: DashboardHome,
});
