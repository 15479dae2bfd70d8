import { createFileRoute } from '@tanstack/react-router';
import { accountHead, keySearch } from '../../components/account/accountRoute.ts';
import { paths } from '../../lib/paths.ts';
import { Unsubscribe } from '../../screens/public/Unsubscribe/Unsubscribe.tsx';

export const Route = createFileRoute('/_public/unsubscribe')({
  validateSearch: keySearch,
  head: ({ match: { context } }) =>
    accountHead({
      site: context.site,
      title: 'Switch off mails',
      description: `Switch off a kind of mail from ${context.site.productName}.`,
      path: paths.unsubscribe,
    }),
  component: UnsubscribePage,
});

function UnsubscribePage() {
  return <Unsubscribe unsubscribeKey={Route.useSearch().key ?? ''} />;
}
