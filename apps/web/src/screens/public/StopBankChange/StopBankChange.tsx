import { stopBankChange } from '@potli/api/contract/bankDetails';
import { FormPanel } from '@potli/ui/commerce/FormPanel/FormPanel';
import { Button } from '@potli/ui/components/Button/Button';
import { Container } from '@potli/ui/components/Layout/Container';
import { Section } from '@potli/ui/components/Layout/Section';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Notice } from '@potli/ui/components/Notice/Notice';
import { Text } from '@potli/ui/components/Text/Text';
import { CircleAlert, ShieldCheck } from 'lucide';
import { useApp } from '../../../app/App.tsx';
import { LoginArt } from '../../../components/account/LoginArt.tsx';
import { NeedsScript } from '../../../components/account/NeedsScript.tsx';
import { useMailedLink } from '../../../components/account/useMailedLink.ts';

export interface StopBankChangeProps {
  /** Of the link that was mailed about the change. */
  stopKey: string;
}

/** Takes a change of a member's bank account back, when a button is pressed. */
export function StopBankChange({ stopKey }: StopBankChangeProps) {
  const { session } = useApp();
  const { state, follow } = useMailedLink({
    endpoint: stopBankChange,
    key: stopKey,
    failure: 'The change could not be stopped. Please try again.',
    // the account's sessions are over: one that was stored here finds out now
    onDone: () => {
      if (session.status() === 'member') void session.refresh();
    },
  });
  return (
    <Section spacing="band">
      <Container>
        <FormPanel title="Stop the change of your bank account" art={<LoginArt />}>
          <Stack gap="xl">
            <NeedsScript />
            {state.kind === 'done' ? (
              <>
                <Notice icon={ShieldCheck} role="status">
                  The change is stopped, and you are logged out on all devices. Now set a new password, so that whoever
                  made the change cannot log in again.
                </Notice>
                <Button href="/forgot-password" size="lg" block>
                  Set a new password
                </Button>
              </>
            ) : (
              <>
                <Text tone="ink2">
                  The bank account for your cashback was changed. If this was not you, stop it here: your earlier
                  account is used again, you are logged out on all devices, and payouts pause for 24 hours.
                </Text>
                {state.kind === 'refused' && (
                  <Notice icon={CircleAlert} tone="danger" role="alert">
                    {state.message}
                  </Notice>
                )}
                <Button size="lg" block busy={state.kind === 'busy'} onClick={follow} data-wake="stop-bank-change">
                  Stop this change
                </Button>
              </>
            )}
          </Stack>
        </FormPanel>
      </Container>
    </Section>
  );
}
