import { verifyEmail } from '@potli/api/contract/emailVerification';
import { Text } from '@potli/ui/Text';
import { MailCheck } from 'lucide';
import { useEffect, useEffectEvent } from 'react';
import { MailedLinkPage } from '../../../components/account/MailedLinkPage.tsx';
import { useMailedLink } from '../../../components/account/useMailedLink.ts';
import { paths } from '../../../lib/paths.ts';

export interface VerifyEmailProps {
  /** From the link in the mail. */
  verificationKey: string;
}

/** Verifies a member's e-mail address when the page opens. The button is for a second try. */
export function VerifyEmail({ verificationKey }: VerifyEmailProps) {
  const failure = 'Your e-mail could not be verified. Please try again.';
  const { state, follow } = useMailedLink({ endpoint: verifyEmail, key: verificationKey, failure });
  const begin = useEffectEvent(() => verificationKey !== '' && follow());
  useEffect(() => void begin(), []);
  return (
    <MailedLinkPage
      title="Verify your e-mail"
      state={state}
      text={
        state.kind !== 'refused' && (
          <Text tone="muted">We are checking your link. After that, your cashback can be sent to your bank.</Text>
        )
      }
      action={{ label: 'Verify e-mail', replayId: 'verify-email', onClick: follow }}
      done={{
        icon: MailCheck,
        text: 'Your e-mail is verified. Approved cashback goes to your bank automatically.',
        next: { label: 'Go to your dashboard', href: paths.dashboard },
      }}
    />
  );
}
