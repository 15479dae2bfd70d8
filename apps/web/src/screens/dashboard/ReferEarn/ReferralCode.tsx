import { REFERRAL_PERCENT } from '@potli/api/contract/policy';
import { Button } from '@potli/ui/Button';
import { CopyButton } from '@potli/ui/CopyButton';
import { Row, Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Panel } from '@potli/ui/Panel';
import { ShareTargets } from '@potli/ui/ShareTargets';
import { Text } from '@potli/ui/Text';
import { TextField } from '@potli/ui/TextField';
import { useApp } from '../../../app/App.tsx';
import { addressOf } from '../../../app/siteSettings.ts';
import { invitePath } from '../../../features/session/referral.ts';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { useCopyMessages } from '../../../lib/useCopyMessages.ts';
import { inviteText } from './referralTexts.ts';

const labels = {
  group: 'Send your code',
  whatsApp: 'WhatsApp',
  telegram: 'Telegram',
  email: 'E-mail',
  copy: 'Copy link',
};

interface ReferralCodeProps {
  /** Null: the member has none. Undefined: it is loading, and its place stays empty. */
  code: string | null | undefined;
}

/** The member's own code, to copy and to send. */
export function ReferralCode({ code }: ReferralCodeProps) {
  const { productName, publicUrl } = useApp().site;
  const messages = useCopyMessages();
  return (
    <Panel as="section">
      <Stack gap="xl">
        <Text variant="bodyL">
          Invite friends and earn {REFERRAL_PERCENT}% of their cashback for life. You need not shop yourself, and there
          is no limit.
        </Text>
        <Row align="end" gap="m" wrap>
          <TextField label="Your referral code" readOnly value={code === null ? 'No Referral Code' : (code ?? '')} />
          <CopyButton
            text={code ?? ''}
            label="Copy code"
            size="md"
            variant="secondary"
            disabled={!code}
            messages={messages}
          />
          <Button variant="outline" href={memberPaths.referredPeople}>
            People You Refer
          </Button>
        </Row>
        {code === undefined && <Loading text="Loading..." />}
        {code && (
          <ShareTargets
            shared={{
              url: addressOf(invitePath(code), { publicUrl }),
              title: `Join me on ${productName}`,
              text: inviteText(productName, code),
            }}
            labels={labels}
            messages={messages}
          />
        )}
      </Stack>
    </Panel>
  );
}
