import { stopBankChange } from '@potli/api/contract/bankDetails';
import { Text } from '@potli/ui/Text';
import { ShieldCheck } from 'lucide';
import { useApp } from '../../../app/App.tsx';
import { MailedLinkPage } from '../../../components/account/MailedLinkPage.tsx';
import { useMailedLink } from '../../../components/account/useMailedLink.ts';
import { paths } from '../../../lib/paths.ts';

export interface StopBankChangeProps {
  /** From the link in the mail about the change. */
  stopKey: string;
}

/** Undoes a change of a member's bank account when the button is pressed. */
export function StopBankChange({ stopKey }: StopBankChangeProps) {
  const { session } = useApp();
  const { state, follow } = useMailedLink({
    endpoint: stopBankChange,
    key: stopKey,
    failure: 'The change could not be stopped. Please try again.',
    // the server has ended all sessions: the one stored here notices at once
    onDone: () => {
      if (session.status() === 'member') void session.refresh();
    },
  });
  return (
    <MailedLinkPage
      title="Stop the change of your bank account"
      state={state}
      text={
        <Text tone="muted">
          The bank account for your cashback was changed. If this was not you, stop it here: your earlier account is
          used again, you are logged out on all devices, and payouts pause for 24 hours.
        </Text>
      }
      action={{ label: 'Stop this change', replayId: 'stop-bank-change', onClick: follow }}
      done={{
        icon: ShieldCheck,
        text: 'The change is stopped, and you are logged out on all devices. Now set a new password, so that the person who made the change cannot log in again.',
        next: { label: 'Set a new password', href: paths.forgotPassword },
      }}
    />
  );
}
