import { createFileRoute } from '@tanstack/react-router';
import { tableSearch } from '../../../components/table/tableSearch.ts';
import { MyMissingCashback } from '../../../screens/dashboard/MyMissingCashback/MyMissingCashback.tsx';
import { screenTitle } from '../../../seo/screenTitle.ts';

export const Route = createFileRoute('/user_dashboard/missing_cashback/my_missing_cashback')({
  validateSearch: tableSearch,
  head: screenTitle('My Missing Cashback'),
  component: MyMissingCashback,
});
