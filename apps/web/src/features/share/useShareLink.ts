import { firstError } from '@potli/api/errors';
import type { Suggestion } from '@potli/ui/SearchBox';
import { useRef, useState } from 'react';
import { useApp } from '../../app/App.tsx';
import { useLogin } from '../session/login.ts';
import { makeShareLink, type Shareable, toShareable } from './shareLink.ts';

/** State of the link. */
export type ShareState =
  | { status: 'idle' | 'making' }
  | { status: 'failed'; message: string }
  | { status: 'made'; href: string };

/** An item is chosen, then its link is asked for (docs/product/share-links.md#share-link--earn-money). */
export function useShareLink() {
  const { api, session } = useApp();
  const { openLogin } = useLogin();
  const [item, setItem] = useState<Suggestion>();
  const [state, setState] = useState<ShareState>({ status: 'idle' });
  const call = useRef(new AbortController());

  /** Takes an item, or none. Cancels the link of another item that is being made. */
  function choose(next: Suggestion | undefined) {
    call.current.abort();
    setItem(next);
    setState({ status: 'idle' });
  }

  async function make(shareable: Shareable, { signal }: AbortController) {
    setState({ status: 'making' });
    const made = await makeShareLink(api, shareable, signal).then(
      (href) => ({ status: 'made', href }) as const,
      (error: unknown) => ({ status: 'failed', message: firstError(error, 'Error generating link.') }) as const,
    );
    if (!signal.aborted) setState(made);
  }

  function getLink() {
    const shareable = toShareable(item);
    if ('refusal' in shareable) setState({ status: 'failed', message: shareable.refusal });
    else if (session.status() !== 'member') openLogin({ kind: 'none' });
    else {
      call.current = new AbortController();
      void make(shareable, call.current);
    }
  }

  return { item, choose, state, getLink };
}
