import { MailCheck } from 'lucide';
import { MailedLinkPage } from '../../../components/account/MailedLinkPage.tsx';
import { paths } from '../../../lib/paths.ts';

export interface UnsubscribeProps {
  /** From the link in the mail. */
  unsubscribeKey: string;
}

/** Switches a kind of mail off when the button is pressed, without a login. */
export function Unsubscribe({ unsubscribeKey }: UnsubscribeProps) {
  return (
    <MailedLinkPage
      call={async (api, key) => {
        const { unsubscribe } = await import('@potli/api/contract/mailPreferences');
        return api.call(unsubscribe, { query: { key } });
      }}
      linkKey={unsubscribeKey}
      title="Switch off these mails"
      text="You will get no more mails like the one with this link. Your cashback is not affected, and you see it in your dashboard at any time."
      button={{ label: 'Switch these mails off', replayId: 'unsubscribe' }}
      failure="The mails could not be switched off. Please try again."
      done={{
        icon: MailCheck,
        text: 'Done. You get no more mails of this kind. You can switch them on again in My Profile.',
        next: { label: 'Go to My Profile', href: paths.profile },
      }}
    />
  );
}
