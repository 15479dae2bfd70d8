import { confirmPassword } from '@potli/api/contract/staff';
import { ApiError } from '@potli/api/errors';
import { Button } from '@potli/ui/Button';
import { Dialog } from '@potli/ui/Dialog';
import { Stack } from '@potli/ui/Layout';
import { PasswordField } from '@potli/ui/PasswordField';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { AppProvider, useApp } from '../../app/App.tsx';
import { withPassword } from '../../features/staff/withPassword.ts';

interface Asked {
  answer(): void;
  close(): void;
}

/** Asks for the password whenever a call below wants it again (docs/product/admin.md#password), and lets the call go on. */
export function PasswordGate({ children }: { children: ReactNode }) {
  const app = useApp();
  const [asked, setAsked] = useState<Asked>();
  const asking = useMemo(() => {
    const ask = () =>
      new Promise<void>((resolve, reject) => {
        setAsked({ answer: resolve, close: () => reject(new Error('The password was not entered.')) });
      });
    return { ...app, api: withPassword(app.api, ask) };
  }, [app]);
  const settle = (how: 'answer' | 'close') => {
    asked?.[how]();
    setAsked(undefined);
  };
  return (
    <AppProvider value={asking}>
      {children}
      <Dialog
        open={asked !== undefined}
        onOpenChange={() => settle('close')}
        title="Enter your password"
        description="You entered it some time ago. What you were about to do goes on afterwards."
        closeLabel="Close"
      >
        <PasswordForm onConfirmed={() => settle('answer')} />
      </Dialog>
    </AppProvider>
  );
}

function PasswordForm({ onConfirmed }: { onConfirmed: () => void }) {
  const { api } = useApp();
  const [password, setPassword] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.call(confirmPassword, { body: { password } }),
    onSuccess: onConfirmed,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          showLabel="Show password"
          hideLabel="Hide password"
          autoFocus
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={error && (error instanceof ApiError ? error.message : 'Please try again.')}
        />
        <Button type="submit" busy={isPending}>
          Confirm
        </Button>
      </Stack>
    </form>
  );
}
