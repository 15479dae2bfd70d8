import { createFileRoute } from '@tanstack/react-router';
import { DashboardHome } from '../../screens/dashboard/DashboardHome/DashboardHome.tsx';
import { screenTitle } from '../../seo/screenTitle.ts';

export const Route = createFileRoute('/user_dashboard/')({
  head: screenTitle('Dashboard'),
  component: DashboardHome,
});
