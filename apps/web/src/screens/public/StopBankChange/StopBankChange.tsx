import { PAYOUT_HOLD_HOURS } from '@potli/api/contract/policy';
import { ShieldCheck } from 'lucide';
import { useApp } from '../../../app/App.tsx';
import { MailedLinkPage } from '../../../components/account/MailedLinkPage.tsx';
import { paths } from '../../../lib/paths.ts';

export interface StopBankChangeProps {
  /** From the link in the mail about the change. */
  stopKey: string;
}

/** Undoes a change of a member's bank account or UPI ID when the button is pressed. */
export function StopBankChange({ stopKey }: StopBankChangeProps) {
  const { session } = useApp();
  return (
    <MailedLinkPage
      call={async (api, key) => {
        const { stopBankChange } = await import('@potli/api/contract/bankDetails');
        return api.call(stopBankChange, { body: { key } });
      }}
      linkKey={stopKey}
      title="Stop the change of your bank details"
      text={`The bank account or UPI ID for your cashback was saved or changed. If this was not you, stop it here: your earlier one, if there was one, is used again, you are logged out on all devices, and payouts pause for ${PAYOUT_HOLD_HOURS} hours.`}
      button={{ label: 'Stop this change', replayId: 'stop-bank-change' }}
      failure="The change could not be stopped. Please try again."
      done={{
        icon: ShieldCheck,
        text: 'The change is stopped, and you are logged out on all devices. Now set a new password, so that the person who made the change cannot log in again.',
        next: { label: 'Set a new password', href: paths.forgotPassword },
      }}
      // the server has ended all sessions: the one stored here notices at once
      onDone={() => session.status() === 'member' && void session.refresh().catch(() => undefined)}
    />
  );
}
