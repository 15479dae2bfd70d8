import { Button } from '@potli/ui/components/Button/Button';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Notice } from '@potli/ui/components/Notice/Notice';
import { Text } from '@potli/ui/components/Text/Text';
import { TextField } from '@potli/ui/components/TextField/TextField';
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
        <Text tone="ink2">Tell us the email of your account. We send you a link to set a new password.</Text>
        <NeedsScript />
        {state.kind === 'sent' && (
          <Notice icon={MailCheck} role="status">
            {state.text}
          </Notice>
        )}
        {state.kind === 'failed' && (
          <Notice icon={CircleAlert} tone="danger" role="alert">
            Forget Password failed.
          </Notice>
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
