import { createFileRoute } from '@tanstack/react-router';
import { accountHead, keySearch } from '../../components/account/accountRoute.ts';
import { paths } from '../../lib/paths.ts';
import { VerifyEmail } from '../../screens/public/VerifyEmail/VerifyEmail.tsx';

export const Route = createFileRoute('/_public/verify-email')({
  validateSearch: keySearch,
  head: ({ match: { context } }) =>
    accountHead({
      site: context.site,
      title: 'Verify your e-mail',
      description: `Confirm the e-mail address of your ${context.site.productName} account.`,
      path: paths.verifyEmail,
    }),
  component: VerifyEmailPage,
});

function VerifyEmailPage() {
  return <VerifyEmail verificationKey={Route.useSearch().key ?? ''} />;
}
