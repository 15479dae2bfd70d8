import { sendVerification } from '@potli/api/contract/emailVerification';
import { getCurrentUser } from '@potli/api/contract/profile';
import { firstError } from '@potli/api/errors';
import { Callout } from '@potli/ui/Callout';
import { TextButton } from '@potli/ui/TextButton';
import { useToast } from '@potli/ui/Toast';
import { useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide';
import { useState } from 'react';
import { useApp } from '../../app/App.tsx';
import { apiQuery } from '../../app/apiQuery.ts';

/** Says that payouts wait until the member verifies their e-mail, and sends the link again. Empty once it is verified. */
export function VerifyEmailNotice() {
  const { api } = useApp();
  const toast = useToast();
  const { data } = useQuery(apiQuery(api, getCurrentUser, {}));
  const [busy, setBusy] = useState(false);
  if (data?.emailVerified !== false) return null;

  async function send() {
    setBusy(true);
    try {
      const { message } = await api.call(sendVerification, {});
      toast.success(message);
    } catch (error) {
      toast.error(firstError(error, 'The mail could not be sent. Please try again.'));
    }
    setBusy(false);
  }

  return (
    <Callout icon={MailCheck} tone="warn">
      Verify your e-mail before your first payout: follow the link that we sent to {data.email}.{' '}
      <TextButton aria-disabled={busy} onClick={() => !busy && void send()}>
        Send it again
      </TextButton>
    </Callout>
  );
}
