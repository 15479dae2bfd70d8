import { createFileRoute } from '@tanstack/react-router';
import { OrderStory } from '../../../screens/dashboard/OrderStory/OrderStory.tsx';
import { screenTitle } from '../../../seo/screenTitle.ts';

export const Route = createFileRoute('/user_dashboard/orders/$orderId')({
  head: screenTitle('Your order'),
  component: OrderStoryPage,
});

function OrderStoryPage() {
  return <OrderStory id={Route.useParams().orderId} />;
}
