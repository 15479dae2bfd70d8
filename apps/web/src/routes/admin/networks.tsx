import { createFileRoute } from '@tanstack/react-router';
import { tableSearch } from '../../components/table/tableSearch.ts';
import { Networks } from '../../screens/admin/Networks/Networks.tsx';
import { screenTitle } from '../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/networks')({
  validateSearch: tableSearch,
  head: screenTitle('Networks'),
  component: Networks,
});
