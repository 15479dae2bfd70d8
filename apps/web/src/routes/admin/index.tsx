import { createFileRoute } from '@tanstack/react-router';
import { AdminHome } from '../../screens/admin/AdminHome/AdminHome.tsx';
import { screenTitle } from '../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/')({
  head: screenTitle('Admin'),
  component: AdminHome,
});
