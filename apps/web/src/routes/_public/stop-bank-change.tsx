import { createFileRoute } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { StopBankChange } from '../../screens/public/StopBankChange/StopBankChange.tsx';
import { pageHead } from '../../seo/pageHead.ts';

export const Route = createFileRoute('/_public/stop-bank-change')({
  validateSearch: ({ key }): { key?: string } => ({
    key: typeof key === 'string' || typeof key === 'number' ? String(key) : undefined,
  }),
  head: ({ match: { context } }) => {
    const head = pageHead({
      site: context.site,
      title: `Stop a change of your bank account | ${context.site.productName}`,
      description: `Undo a change of the bank account of your ${context.site.productName} account.`,
      path: paths.stopBankChange,
      noindex: true,
    });
    // the key of the link stands in the address
    return { ...head, meta: [...head.meta, { name: 'referrer', content: 'no-referrer' }] };
  },
  component: StopBankChangePage,
});

function StopBankChangePage() {
  return <StopBankChange stopKey={Route.useSearch().key ?? ''} />;
}
