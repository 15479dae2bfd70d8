import { createFileRoute } from '@tanstack/react-router';
import { Reports } from '../../screens/admin/Reports/Reports.tsx';
import { reportsSearch } from '../../screens/admin/Reports/reportsSearch.ts';
import { screenTitle } from '../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/reports')({
  validateSearch: reportsSearch,
  head: screenTitle('Reports'),
  component: Reports,
});
