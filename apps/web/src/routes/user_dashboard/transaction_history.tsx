import { createFileRoute } from '@tanstack/react-router';
import { tableSearch } from '../../components/table/tableSearch.ts';
import { Payouts } from '../../screens/dashboard/Payouts/Payouts.tsx';

export const Route = createFileRoute('/user_dashboard/transaction_history')({
  validateSearch: tableSearch,
  head: ({ match }) => ({ meta: [{ title: `Payouts | ${match.context.site.productName}` }] }),
  component: Payouts,
});
