import { createFileRoute } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { ForgotPassword } from '../../screens/public/ForgotPassword/ForgotPassword.tsx';
import { pageHead } from '../../seo/pageHead.ts';

export const Route = createFileRoute('/_public/forgot-password')({
  validateSearch: ({ key }): { key?: string } => ({
    key: typeof key === 'string' || typeof key === 'number' ? String(key) : undefined,
  }),
  head: ({ match: { context, search } }) => {
    const head = pageHead({
      site: context.site,
      title: `${search.key ? 'Set a new password' : 'Forgot password'} | ${context.site.productName}`,
      description: `Set a new password for your ${context.site.productName} account by a link in your mail.`,
      path: paths.forgotPassword,
      noindex: true,
    });
    // the key of a reset link stands in the address
    return { ...head, meta: [...head.meta, { name: 'referrer', content: 'no-referrer' }] };
  },
  component: ForgotPasswordPage,
});

function ForgotPasswordPage() {
  return <ForgotPassword resetKey={Route.useSearch().key} />;
}
