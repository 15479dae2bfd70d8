import { createFileRoute } from '@tanstack/react-router';
import { accountHead, keySearch } from '../../components/account/accountRoute.ts';
import { paths } from '../../lib/paths.ts';
import { StopBankChange } from '../../screens/public/StopBankChange/StopBankChange.tsx';

export const Route = createFileRoute('/_public/stop-bank-change')({
  validateSearch: keySearch,
  head: ({ match: { context } }) =>
    accountHead({
      site: context.site,
      title: 'Stop a change of your bank details',
      description: `Undo a change of the bank account of your ${context.site.productName} account.`,
      path: paths.stopBankChange,
    }),
  component: StopBankChangePage,
});

function StopBankChangePage() {
  return <StopBankChange stopKey={Route.useSearch().key ?? ''} />;
}
