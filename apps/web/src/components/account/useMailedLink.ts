import type { verifyEmail } from '@potli/api/contract/emailVerification';
import { firstError } from '@potli/api/errors';
import { useState } from 'react';
import { useApp } from '../../app/App.tsx';

export type MailedLinkState = { kind: 'idle' | 'busy' | 'done' } | { kind: 'refused'; message: string };

const INCOMPLETE = {
  kind: 'refused',
  message: 'This link is not complete. Please open it from the mail again.',
} as const;

interface MailedLink {
  /** The call that does what the link is for; all of them take its key. An empty key is a link that lost it. */
  endpoint: typeof verifyEmail;
  key: string;
  /** What is said of a failure that the answer does not explain. */
  failure: string;
  /** Called when it is done. */
  onDone?: () => void;
}

/** Does by POST what a link in a mail is for: programs that look at mails open links, but press no buttons. */
export function useMailedLink({ endpoint, key, failure, onDone }: MailedLink) {
  const { api } = useApp();
  const [state, setState] = useState<MailedLinkState>(key === '' ? INCOMPLETE : { kind: 'idle' });

  async function follow() {
    setState({ kind: 'busy' });
    try {
      await api.call(endpoint, { body: { key } });
      setState({ kind: 'done' });
      onDone?.();
    } catch (error) {
      setState({ kind: 'refused', message: firstError(error, failure) });
    }
  }

  return { state, follow: () => void follow() };
}
