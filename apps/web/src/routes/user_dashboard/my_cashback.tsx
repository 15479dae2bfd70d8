import { createFileRoute } from '@tanstack/react-router';
import { tableSearch } from '../../components/table/tableSearch.ts';
import { MyCashback } from '../../screens/dashboard/MyCashback/MyCashback.tsx';
import { screenTitle } from '../../seo/screenTitle.ts';

export const Route = createFileRoute('/user_dashboard/my_cashback')({
  validateSearch: tableSearch,
  head: screenTitle('My Cashback'),
  component: MyCashback,
});
