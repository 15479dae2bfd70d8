import { createFileRoute } from '@tanstack/react-router';
import { claimSearch } from '../../../screens/dashboard/MissingCashback/claimSearch.ts';
import { MissingCashback } from '../../../screens/dashboard/MissingCashback/MissingCashback.tsx';

export const Route = createFileRoute('/user_dashboard/missing_cashback/')({
  validateSearch: claimSearch,
  head: ({ match }) => ({ meta: [{ title: `Missing / Claim Cashback | ${match.context.site.productName}` }] }),
  component: MissingCashbackPage,
});

function MissingCashbackPage() {
  return <MissingCashback search={Route.useSearch()} />;
}
