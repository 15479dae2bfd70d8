import { createFileRoute } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { VerifyEmail } from '../../screens/public/VerifyEmail/VerifyEmail.tsx';
import { pageHead } from '../../seo/pageHead.ts';

export const Route = createFileRoute('/_public/verify-email')({
  validateSearch: ({ key }): { key?: string } => ({
    key: typeof key === 'string' || typeof key === 'number' ? String(key) : undefined,
  }),
  head: ({ match: { context } }) => {
    const head = pageHead({
      site: context.site,
      title: `Verify your e-mail | ${context.site.productName}`,
      description: `Prove that the e-mail of your ${context.site.productName} account is yours.`,
      path: paths.verifyEmail,
      noindex: true,
    });
    // the key of the link stands in the address
    return { ...head, meta: [...head.meta, { name: 'referrer', content: 'no-referrer' }] };
  },
  component: VerifyEmailPage,
});

function VerifyEmailPage() {
  return <VerifyEmail verificationKey={Route.useSearch().key ?? ''} />;
}
