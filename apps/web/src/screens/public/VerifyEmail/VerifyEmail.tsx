import { verifyEmail } from '@potli/api/contract/emailVerification';
import { MailCheck } from 'lucide';
import { MailedLinkPage } from '../../../components/account/MailedLinkPage.tsx';
import { paths } from '../../../lib/paths.ts';

export interface VerifyEmailProps {
  /** From the link in the mail. */
  verificationKey: string;
}

/** Verifies a member's e-mail address when the page opens. */
export function VerifyEmail({ verificationKey }: VerifyEmailProps) {
  return (
    <MailedLinkPage
      call={(api, key) => api.call(verifyEmail, { body: { key } })}
      linkKey={verificationKey}
      atOnce
      title="Verify your e-mail"
      text="We are checking your link. After that, your cashback can be sent to your bank."
      button={{ label: 'Verify e-mail', replayId: 'verify-email' }}
      failure="Your e-mail could not be verified. Please try again."
      done={{
        icon: MailCheck,
        text: 'Your e-mail is verified. Approved cashback goes to your bank automatically.',
        next: { label: 'Go to your dashboard', href: paths.dashboard },
      }}
    />
  );
}
