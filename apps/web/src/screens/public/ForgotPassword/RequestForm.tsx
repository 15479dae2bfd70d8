import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { TextField } from '@potli/ui/TextField';
import { CircleAlert, MailCheck } from 'lucide';
import { NeedsScript } from '../../../components/account/NeedsScript.tsx';
import { useRequestReset } from './useRequestReset.ts';

/** Sends a reset link to an email. */
export function RequestForm() {
  const { state, onSubmit } = useRequestReset();
  return (
    // `post` keeps an email that is sent before the script is there out of the address
    <form method="post" onSubmit={onSubmit} noValidate>
      <Stack gap="xl">
        <Text tone="muted">Tell us the email of your account. We send you a link to set a new password.</Text>
        <NeedsScript />
        {state.kind === 'sent' && (
          <Callout icon={MailCheck} role="status">
            {state.text}
          </Callout>
        )}
        {state.kind === 'failed' && (
          <Callout icon={CircleAlert} tone="danger" role="alert">
            Forget Password failed.
          </Callout>
        )}
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          error={state.kind === 'invalid' ? 'Invalid Email' : undefined}
        />
        <Button type="submit" size="lg" block busy={state.kind === 'busy'} data-wake="send-reset-link">
          Send reset link
        </Button>
      </Stack>
    </form>
  );
}
