import { resetPassword } from '@potli/api/contract/identity';
import { firstError } from '@potli/api/errors';
import { useToast } from '@potli/ui/components/Toast/ToastProvider';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { fieldText } from './fieldText.ts';

export type ResetState = { kind: 'idle' | 'busy' } | { kind: 'refused'; message: string };

/** Sets a new password with the key of a reset link, says so and goes home (docs/product/login.md#forgot-password). */
export function useResetPassword(uniqueKey: string) {
  const { api, session } = useApp();
  const navigate = useNavigate();
  const toast = useToast();
  const [state, setState] = useState<ResetState>({ kind: 'idle' });

  async function reset(newPassword: string) {
    setState({ kind: 'busy' });
    try {
      await api.call(resetPassword, { body: { uniqueKey, newPassword } });
    } catch (error) {
      setState({ kind: 'refused', message: firstError(error, 'Reset failed, please try again.') });
      return;
    }
    toast.success('Password Reset Successfully');
    // the reset ended the account's sessions: one that was stored here finds out now
    if (session.status() === 'member') void session.refresh();
    // nobody comes back to a link that is used up
    await navigate({ to: '/', replace: true });
  }

  return {
    state,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const newPassword = fieldText(event.currentTarget, 'newPassword');
      const repeated = fieldText(event.currentTarget, 'repeated');
      if (!newPassword || !repeated) setState({ kind: 'refused', message: 'Please fill in both password fields.' });
      else if (newPassword !== repeated) setState({ kind: 'refused', message: 'Passwords do not match!' });
      else void reset(newPassword);
    },
  };
}
