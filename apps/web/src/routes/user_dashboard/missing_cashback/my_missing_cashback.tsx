import { createFileRoute } from '@tanstack/react-router';
import { MyMissingCashback } from '../../../screens/dashboard/MyMissingCashback/MyMissingCashback.tsx';
import { tableSearch } from '../../../screens/dashboard/table/tableSearch.ts';

export const Route = createFileRoute('/user_dashboard/missing_cashback/my_missing_cashback')({
  validateSearch: tableSearch,
  head: ({ match }) => ({ meta: [{ title: `My Missing Cashback | ${match.context.site.productName}` }] }),
  component: MyMissingCashback,
});
