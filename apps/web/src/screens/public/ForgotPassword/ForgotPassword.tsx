import { FormPanel } from '@potli/ui/commerce/FormPanel/FormPanel';
import { Container } from '@potli/ui/components/Layout/Container';
import { Section } from '@potli/ui/components/Layout/Section';
import { LoginArt } from '../../../components/account/LoginArt.tsx';
import { RequestForm } from './RequestForm.tsx';
import { ResetForm } from './ResetForm.tsx';

export interface ForgotPasswordProps {
  /** Of the reset link; without it a link is asked for. */
  resetKey?: string;
}

/** Asks for a reset link, or sets the new password of the one that was followed. */
export function ForgotPassword({ resetKey }: ForgotPasswordProps) {
  return (
    <Section spacing="band">
      <Container>
        <FormPanel title={resetKey ? 'Set a new password' : 'Forgot your password?'} art={<LoginArt />}>
          {resetKey ? <ResetForm resetKey={resetKey} /> : <RequestForm />}
        </FormPanel>
      </Container>
    </Section>
  );
}
