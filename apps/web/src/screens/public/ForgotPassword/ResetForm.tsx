import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { Checkbox } from '@potli/ui/Checkbox';
import { Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Text } from '@potli/ui/Text';
import { TextField } from '@potli/ui/TextField';
import { CircleAlert } from 'lucide';
import { useState } from 'react';
import { NeedsScript } from '../../../components/account/NeedsScript.tsx';
import { useResetPassword } from './useResetPassword.ts';

/**
 * Sets a new password with the key of a reset link. One tick shows or hides both fields
 * (docs/product/login.md#forgot-password).
 */
export function ResetForm({ resetKey }: { resetKey: string }) {
  const { state, onSubmit } = useResetPassword(resetKey);
  const [shown, setShown] = useState(false);
  const password = { type: shown ? 'text' : 'password', autoComplete: 'new-password', required: true } as const;
  return (
    // `post` keeps a password that is sent before the script is there out of the address
    <form method="post" onSubmit={onSubmit} noValidate>
      <Stack gap="xl">
        <NeedsScript />
        {state.kind === 'refused' && (
          <Callout icon={CircleAlert} tone="danger" role="alert">
            {state.message}
          </Callout>
        )}
        <TextField {...password} label="New password" name="newPassword" hint="At least 8 characters" />
        <TextField {...password} label="Repeat the new password" name="repeated" />
        <Checkbox label="Show passwords" checked={shown} onChange={(event) => setShown(event.target.checked)} />
        <Button type="submit" size="lg" block busy={state.kind === 'busy'} data-wake="reset-password">
          Reset password
        </Button>
        <Text align="center" tone="muted">
          Link too old? <Link href="/forgot-password">Ask for a new one</Link>
        </Text>
      </Stack>
    </form>
  );
}
