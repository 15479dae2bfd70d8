import { createFileRoute } from '@tanstack/react-router';
import { tableSearch } from '../../../components/table/tableSearch.ts';
import { Payouts } from '../../../screens/dashboard/Payouts/Payouts.tsx';
import { screenTitle } from '../../../seo/screenTitle.ts';

export const Route = createFileRoute('/user_dashboard/transaction_history/')({
  validateSearch: tableSearch,
  head: screenTitle('Payouts'),
  component: Payouts,
});
