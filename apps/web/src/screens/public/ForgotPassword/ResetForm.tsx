import { firstError } from '@potli/api/errors';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { Checkbox } from '@potli/ui/Checkbox';
import { Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Text } from '@potli/ui/Text';
import { TextField } from '@potli/ui/TextField';
import { useToast } from '@potli/ui/Toast';
import { useNavigate } from '@tanstack/react-router';
import { CircleAlert } from 'lucide';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { fieldText } from '../../../components/forms/fieldText.ts';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { paths } from '../../../lib/paths.ts';

/**
 * Sets a new password with the key of a reset link. One tick shows or hides both fields
 * (docs/product/login.md#forgot-password).
 */
export function ResetForm({ resetKey }: { resetKey: string }) {
  const { state, onSubmit } = useResetPassword(resetKey);
  const [shown, setShown] = useState(false);
  const wrong = state.kind === 'wrong' ? state : undefined;
  const password = { type: shown ? 'text' : 'password', autoComplete: 'new-password', required: true } as const;
  return (
    // without script the browser sends this form: `post` keeps the password out of the address
    <form method="post" onSubmit={onSubmit} noValidate>
      <Stack gap="xl">
        {state.kind === 'refused' && (
          <Callout icon={CircleAlert} tone="danger" role="alert">
            {state.message}
          </Callout>
        )}
        <TextField
          {...password}
          label="New password"
          name="newPassword"
          hint="At least 8 characters"
          error={wrong?.newPassword}
        />
        <TextField {...password} label="Repeat the new password" name="repeated" error={wrong?.repeated} />
        <Checkbox label="Show passwords" checked={shown} onChange={(event) => setShown(event.target.checked)} />
        <Button type="submit" size="lg" block busy={state.kind === 'busy'} data-replay="reset-password">
          Reset password
        </Button>
        <Text align="center" tone="muted">
          Link too old? <Link href={paths.forgotPassword}>Ask for a new one</Link>
        </Text>
      </Stack>
    </form>
  );
}

const BOTH_NEEDED = 'Please fill in both password fields.';

type ResetState =
  | { kind: 'idle' | 'busy' }
  /** What is wrong with a field; nothing was sent. */
  | { kind: 'wrong'; newPassword?: string; repeated?: string }
  /** What the server answered. */
  | { kind: 'refused'; message: string };

/** Sets a new password with the key of a reset link, says so and goes home (docs/product/login.md#forgot-password). */
function useResetPassword(uniqueKey: string) {
  const { api, session } = useApp();
  const navigate = useNavigate();
  const toast = useToast();
  const [state, setState] = useState<ResetState>({ kind: 'idle' });

  async function reset(newPassword: string) {
    setState({ kind: 'busy' });
    try {
      const { resetPassword } = await import('@potli/api/contract/identity');
      await api.call(resetPassword, { body: { uniqueKey, newPassword } });
    } catch (error) {
      setState({ kind: 'refused', message: firstError(error, 'Reset failed, please try again.') });
      return;
    }
    toast.success('Password Reset Successfully');
    // the reset has ended all sessions: the one stored here notices at once
    if (session.status() === 'member') void session.refresh().catch(() => undefined);
    // the link is used up, so the back button skips it
    await navigate({ to: paths.home, replace: true });
  }

  return {
    state,
    onSubmit: handleSubmit((form) => {
      const newPassword = fieldText(form, 'newPassword');
      const repeated = fieldText(form, 'repeated');
      if (!newPassword) setState({ kind: 'wrong', newPassword: BOTH_NEEDED });
      else if (!repeated) setState({ kind: 'wrong', repeated: BOTH_NEEDED });
      else if (newPassword !== repeated) setState({ kind: 'wrong', repeated: 'Passwords do not match!' });
      else void reset(newPassword);
    }),
  };
}
