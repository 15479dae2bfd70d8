import { createFileRoute } from '@tanstack/react-router';
import { Checkout } from '../../screens/public/Checkout/Checkout.tsx';
import { CheckoutWaiting } from '../../screens/public/Checkout/CheckoutWaiting.tsx';
import { screenTitle } from '../../seo/screenTitle.ts';

const title = screenTitle('Pay for your gift card');

/** Drawn in the browser only: an order is one member's, and no server page may hold it. */
export const Route = createFileRoute('/checkout/$orderId')({
  ssr: false,
  head: (page) => ({ meta: [...title(page).meta, { name: 'robots', content: 'noindex' }] }),
  component: CheckoutPage,
  // what the server sends, until there are scripts
  pendingComponent: CheckoutWaiting,
  // else it would stay for half a second
  pendingMinMs: 0,
});

function CheckoutPage() {
  return <Checkout orderId={Route.useParams().orderId} />;
}
