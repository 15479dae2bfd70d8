import { createFileRoute } from '@tanstack/react-router';
import { Refunds } from '../../screens/admin/Refunds/Refunds.tsx';
import { refundsSearch } from '../../screens/admin/Refunds/refundsSearch.ts';
import { screenTitle } from '../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/refunds')({
  validateSearch: refundsSearch,
  head: screenTitle('Refunds'),
  component: Refunds,
});
