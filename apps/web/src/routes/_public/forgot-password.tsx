import { createFileRoute } from '@tanstack/react-router';
import { accountHead, keySearch } from '../../components/account/accountRoute.ts';
import { paths } from '../../lib/paths.ts';
import { ForgotPassword } from '../../screens/public/ForgotPassword/ForgotPassword.tsx';

export const Route = createFileRoute('/_public/forgot-password')({
  validateSearch: keySearch,
  head: ({ match: { context, search } }) =>
    accountHead({
      site: context.site,
      title: search.key ? 'Set a new password' : 'Forgot password',
      description: `Set a new password for your ${context.site.productName} account by a link in your mail.`,
      path: paths.forgotPassword,
    }),
  component: ForgotPasswordPage,
});

function ForgotPasswordPage() {
  return <ForgotPassword resetKey={Route.useSearch().key} />;
}
