import { Button } from '@potli/ui/Button';
import { CopyButton } from '@potli/ui/CopyButton';
import { Row, Stack } from '@potli/ui/Layout';
import { Panel } from '@potli/ui/Panel';
import { ShareTargets } from '@potli/ui/ShareTargets';
import { Text } from '@potli/ui/Text';
import { TextField } from '@potli/ui/TextField';
import { useApp } from '../../../app/App.tsx';
import { paths } from '../../../lib/paths.ts';
import { useCopyMessages } from '../../../lib/useCopyMessages.ts';
import { inviteText } from './referralTexts.ts';

const labels = {
  group: 'Send your code',
  whatsApp: 'WhatsApp',
  telegram: 'Telegram',
  email: 'E-mail',
  copy: 'Copy link',
};

/** The member's own code, to copy and to send. */
export function ReferralCode({ code }: { code: string | null }) {
  const { productName, publicUrl } = useApp().site;
  const messages = useCopyMessages();
  return (
    <Panel as="section">
      <Stack gap="xl">
        <Text variant="bodyL">
          Invite friends and earn 5% of their cashback for life. You need not shop yourself, and there is no limit.
        </Text>
        <Row align="end" gap="m" wrap>
          <TextField label="Your referral code" readOnly value={code ?? 'No Referral Code'} />
          <CopyButton
            text={code ?? ''}
            label="Copy code"
            size="md"
            variant="secondary"
            disabled={!code}
            messages={messages}
          />
          <Button variant="outline" href={paths.referredPeople}>
            People You Refer
          </Button>
        </Row>
        {code && (
          <ShareTargets
            shared={{ url: publicUrl, title: `Join me on ${productName}`, text: inviteText(productName, code) }}
            labels={labels}
            messages={messages}
          />
        )}
      </Stack>
    </Panel>
  );
}
