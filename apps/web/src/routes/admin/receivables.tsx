import { createFileRoute } from '@tanstack/react-router';
import { tableSearch } from '../../components/table/tableSearch.ts';
import { Receivables } from '../../screens/admin/Receivables/Receivables.tsx';
import { screenTitle } from '../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/receivables')({
  validateSearch: tableSearch,
  head: screenTitle('Receivables'),
  component: Receivables,
});
