import { verifyEmail } from '@potli/api/contract/emailVerification';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { FormPanel } from '@potli/ui/FormPanel';
import { Container, Section, Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { CircleAlert, MailCheck } from 'lucide';
import { useEffect, useEffectEvent } from 'react';
import { LoginArt } from '../../../components/account/LoginArt.tsx';
import { NeedsScript } from '../../../components/account/NeedsScript.tsx';
import { useMailedLink } from '../../../components/account/useMailedLink.ts';

export interface VerifyEmailProps {
  /** Of the link that was mailed. */
  verificationKey: string;
}

/** Proves a member's address as soon as the page is alive; the button is for a second try. */
export function VerifyEmail({ verificationKey }: VerifyEmailProps) {
  const failure = 'Your e-mail could not be verified. Please try again.';
  const { state, follow } = useMailedLink({ endpoint: verifyEmail, key: verificationKey, failure });
  const begin = useEffectEvent(() => verificationKey !== '' && follow());
  useEffect(() => void begin(), []);
  return (
    <Section spacing="band">
      <Container>
        <FormPanel title="Verify your e-mail" art={<LoginArt />}>
          <Stack gap="xl">
            <NeedsScript />
            {state.kind === 'done' ? (
              <>
                <Callout icon={MailCheck} role="status">
                  Your e-mail is verified. Approved cashback goes to your bank by itself.
                </Callout>
                <Button href="/user_dashboard" size="lg" block>
                  Go to your dashboard
                </Button>
              </>
            ) : (
              <>
                {state.kind === 'refused' ? (
                  <Callout icon={CircleAlert} tone="danger" role="alert">
                    {state.message}
                  </Callout>
                ) : (
                  <Text tone="muted">We check your link. Your cashback can be sent to your bank after that.</Text>
                )}
                <Button size="lg" block busy={state.kind === 'busy'} onClick={follow} data-wake="verify-email">
                  Verify e-mail
                </Button>
              </>
            )}
          </Stack>
        </FormPanel>
      </Container>
    </Section>
  );
}
