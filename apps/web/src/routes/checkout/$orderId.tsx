import { createFileRoute } from '@tanstack/react-router';
import { Checkout } from '../../screens/public/Checkout/Checkout.tsx';

/** Drawn in the browser only: an order is one member's, and no server page may hold it. */
export const Route = createFileRoute('/checkout/$orderId')({
  ssr: false,
  head: ({ match: { context } }) => ({
    meta: [{ title: `Pay for your gift card | ${context.site.productName}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: CheckoutPage,
});

function CheckoutPage() {
  return <Checkout orderId={Route.useParams().orderId} />;
}
