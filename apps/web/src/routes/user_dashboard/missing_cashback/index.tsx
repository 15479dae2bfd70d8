import { createFileRoute } from '@tanstack/react-router';
import { claimSearch } from '../../../screens/dashboard/MissingCashback/claimSearch.ts';
import { MissingCashback } from '../../../screens/dashboard/MissingCashback/MissingCashback.tsx';
import { screenTitle } from '../../../seo/screenTitle.ts';

export const Route = createFileRoute('/user_dashboard/missing_cashback/')({
  validateSearch: claimSearch,
  head: screenTitle('Missing / Claim Cashback'),
  component: MissingCashbackPage,
});

function MissingCashbackPage() {
  return <MissingCashback search={Route.useSearch()} />;
}
