import { createFileRoute } from '@tanstack/react-router';
import { accountHead, keySearch } from '../../components/account/accountRoute.ts';
import { paths } from '../../lib/paths.ts';
import { Gift } from '../../screens/public/Gift/Gift.tsx';

export const Route = createFileRoute('/_public/gift')({
  validateSearch: keySearch,
  head: ({ match: { context } }) =>
    accountHead({
      site: context.site,
      title: 'Your gift',
      description: `Open a gift card that somebody sent you from ${context.site.productName}.`,
      path: paths.gift,
    }),
  component: GiftPage,
});

function GiftPage() {
  return <Gift giftKey={Route.useSearch().key ?? ''} />;
}
