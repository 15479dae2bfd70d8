import { isEmail } from '@potli/api/contract/isEmail';
import { ApiError, firstError } from '@potli/api/errors';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { TextField } from '@potli/ui/TextField';
import { CircleAlert, MailCheck } from 'lucide';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { fieldText } from '../../../components/forms/fieldText.ts';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';

/** Sends a reset link to an email. */
export function RequestForm() {
  const { state, onSubmit } = useRequestReset();
  return (
    // without script the browser sends this form: `post` keeps the email out of the address
    <form method="post" onSubmit={onSubmit} noValidate>
      <Stack gap="xl">
        <Text tone="muted">Tell us the email of your account. We send you a link to set a new password.</Text>
        {state.kind === 'sent' && (
          <Callout icon={MailCheck} role="status">
            {state.text}
          </Callout>
        )}
        {state.kind === 'failed' && (
          <Callout icon={CircleAlert} tone="danger" role="alert">
            Forget Password failed. {state.text}
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
        <Button type="submit" size="lg" block busy={state.kind === 'busy'} data-replay="send-reset-link">
          Send reset link
        </Button>
      </Stack>
    </form>
  );
}

type RequestState =
  | { kind: 'idle' | 'invalid' | 'busy' }
  /** Shows the message of the answer; of a failure, why the member must wait. */
  | { kind: 'sent' | 'failed'; text: string };

/** Asks for a reset link (docs/product/login.md#forgot-password). */
function useRequestReset() {
  const { api } = useApp();
  const [state, setState] = useState<RequestState>({ kind: 'idle' });

  async function send(email: string) {
    setState({ kind: 'busy' });
    try {
      // the call comes with its schemas, which are half of the page's own script
      const { forgetPassword } = await import('@potli/api/contract/identity');
      const { response } = await api.call(forgetPassword, { query: { email } });
      setState({ kind: 'sent', text: response });
    } catch (error) {
      const mustWait = error instanceof ApiError && error.status === 429;
      setState({ kind: 'failed', text: mustWait ? firstError(error, '') : '' });
    }
  }

  return {
    state,
    onSubmit: handleSubmit((form) => {
      const email = fieldText(form, 'email').trim();
      if (isEmail(email)) void send(email);
      else setState({ kind: 'invalid' });
    }),
  };
}
