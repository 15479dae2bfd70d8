import { createFileRoute } from '@tanstack/react-router';
import { AdminPayouts } from '../../screens/admin/AdminPayouts/AdminPayouts.tsx';
import { payoutsSearch } from '../../screens/admin/AdminPayouts/payoutsSearch.ts';
import { screenTitle } from '../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/payouts')({
  validateSearch: payoutsSearch,
  head: screenTitle('Payouts'),
  component: AdminPayouts,
});
