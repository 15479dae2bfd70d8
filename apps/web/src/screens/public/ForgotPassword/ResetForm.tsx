import { Button } from '@potli/ui/components/Button/Button';
import { Checkbox } from '@potli/ui/components/Checkbox/Checkbox';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Link } from '@potli/ui/components/Link/Link';
import { Notice } from '@potli/ui/components/Notice/Notice';
import { Text } from '@potli/ui/components/Text/Text';
import { TextField } from '@potli/ui/components/TextField/TextField';
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
          <Notice icon={CircleAlert} tone="danger" role="alert">
            {state.message}
          </Notice>
        )}
        <TextField {...password} label="New password" name="newPassword" hint="At least 8 characters" />
        <TextField {...password} label="Repeat the new password" name="repeated" />
        <Checkbox label="Show passwords" checked={shown} onChange={(event) => setShown(event.target.checked)} />
        <Button type="submit" size="lg" block busy={state.kind === 'busy'} data-wake="reset-password">
          Reset password
        </Button>
        <Text align="center" tone="ink2">
          Link too old? <Link href="/forgot-password">Ask for a new one</Link>
        </Text>
      </Stack>
    </form>
  );
}
