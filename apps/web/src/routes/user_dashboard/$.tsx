import { createFileRoute } from '@tanstack/react-router';
import { DashboardNotFound } from '../../screens/dashboard/DashboardNotFound/DashboardNotFound.tsx';
import { screenTitle } from '../../seo/screenTitle.ts';

export const Route = createFileRoute('/user_dashboard/$')({
  head: screenTitle('Page not found'),
  component: DashboardNotFound,
});
