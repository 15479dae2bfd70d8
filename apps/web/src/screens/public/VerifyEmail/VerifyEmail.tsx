import { verifyEmail } from '@potli/api/contract/emailVerification';
import { FormPanel } from '@potli/ui/commerce/FormPanel/FormPanel';
import { Button } from '@potli/ui/components/Button/Button';
import { Container } from '@potli/ui/components/Layout/Container';
import { Section } from '@potli/ui/components/Layout/Section';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Notice } from '@potli/ui/components/Notice/Notice';
import { Text } from '@potli/ui/components/Text/Text';
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
                <Notice icon={MailCheck} role="status">
                  Your e-mail is verified. Approved cashback goes to your bank by itself.
                </Notice>
                <Button href="/user_dashboard" size="lg" block>
                  Go to your dashboard
                </Button>
              </>
            ) : (
              <>
                {state.kind === 'refused' ? (
                  <Notice icon={CircleAlert} tone="danger" role="alert">
                    {state.message}
                  </Notice>
                ) : (
                  <Text tone="ink2">We check your link. Your cashback can be sent to your bank after that.</Text>
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
