import { createFileRoute } from '@tanstack/react-router';
import { Staff } from '../../screens/admin/Staff/Staff.tsx';
import { staffSearch } from '../../screens/admin/Staff/staffSearch.ts';
import { screenTitle } from '../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/staff')({
  validateSearch: staffSearch,
  head: screenTitle('Staff'),
  component: Staff,
});
