import { forgetPassword } from '@potli/api/contract/identity';
import { isEmail } from '@potli/api/contract/isEmail';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { fieldText } from './fieldText.ts';

export type RequestState =
  | { kind: 'idle' | 'invalid' | 'busy' | 'failed' }
  /** In the words of the answer. */
  | { kind: 'sent'; text: string };

/** Asks for a reset link (docs/product/login.md#forgot-password). */
export function useRequestReset() {
  const { api } = useApp();
  const [state, setState] = useState<RequestState>({ kind: 'idle' });

  async function send(email: string) {
    setState({ kind: 'busy' });
    try {
      const { response } = await api.call(forgetPassword, { query: { email } });
      setState({ kind: 'sent', text: response });
    } catch {
      setState({ kind: 'failed' });
    }
  }

  return {
    state,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const email = fieldText(event.currentTarget, 'email').trim();
      if (isEmail(email)) void send(email);
      else setState({ kind: 'invalid' });
    },
  };
}
