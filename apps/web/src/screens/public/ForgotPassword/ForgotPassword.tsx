import { FormPanel } from '@potli/ui/FormPanel';
import { Container, Section } from '@potli/ui/Layout';
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
