import { createFileRoute } from '@tanstack/react-router';
import { PayoutStory } from '../../../screens/dashboard/PayoutStory/PayoutStory.tsx';
import { screenTitle } from '../../../seo/screenTitle.ts';

export const Route = createFileRoute('/user_dashboard/transaction_history/$id')({
  head: screenTitle('Payouts'),
  component: PayoutStoryPage,
});

function PayoutStoryPage() {
  return <PayoutStory id={Route.useParams().id} />;
}
