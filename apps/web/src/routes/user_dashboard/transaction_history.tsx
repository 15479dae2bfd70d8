import { createFileRoute } from '@tanstack/react-router';
import { Payouts } from '../../screens/dashboard/Payouts/Payouts.tsx';
import { tableSearch } from '../../screens/dashboard/table/tableSearch.ts';

export const Route = createFileRoute('/user_dashboard/transaction_history')({
  validateSearch: tableSearch,
  head: ({ match }) => ({ meta: [{ title: `Payouts | ${match.context.site.productName}` }] }),
  component: Payouts,
});
