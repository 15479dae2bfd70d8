import { createFileRoute } from '@tanstack/react-router';
import { OrderStory } from '../../../screens/dashboard/OrderStory/OrderStory.tsx';

export const Route = createFileRoute('/user_dashboard/orders/$orderId')({
  head: ({ match }) => ({ meta: [{ title: `Your order | ${match.context.site.productName}` }] }),
  component: OrderStoryPage,
});

function OrderStoryPage() {
  return <OrderStory id={Route.useParams().orderId} />;
}
