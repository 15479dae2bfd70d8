import { mailedPages } from '@potli/api/link';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '../../../components/account/accountRoute.ts';
import { Gift } from '../../../screens/public/Gift/Gift.tsx';
import { GiftWaiting } from '../../../screens/public/Gift/GiftWaiting.tsx';

/** Drawn in the browser only: the key alone opens the gift, so no server page holds it. */
export const Route = createFileRoute('/_public/gift/$key')({
  ssr: false,
  head: ({ match: { context } }) =>
    accountHead({
      site: context.site,
      title: 'Your gift',
      description: `Open a gift card that somebody sent you from ${context.site.productName}.`,
      path: `/${mailedPages.gift}`,
    }),
  component: GiftPage,
  // what the server sends, until there are scripts
  pendingComponent: GiftWaiting,
  // else it would stay for half a second
  pendingMinMs: 0,
});

function GiftPage() {
  return <Gift giftKey={Route.useParams().key} />;
}
