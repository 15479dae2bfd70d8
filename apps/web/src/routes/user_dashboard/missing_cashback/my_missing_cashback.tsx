import { createFileRoute } from '@tanstack/react-router';
import { tableSearch } from '../../../components/table/tableSearch.ts';
import { MyMissingCashback } from '../../../screens/dashboard/MyMissingCashback/MyMissingCashback.tsx';

export const Route = createFileRoute('/user_dashboard/missing_cashback/my_missing_cashback')({
  validateSearch: tableSearch,
  head: ({ match }) => ({ meta: [{ title: `My Missing Cashback | ${match.context.site.productName}` }] }),
  component: MyMissingCashback,
});
