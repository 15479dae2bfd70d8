import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../../app/App.tsx';
import { currentMember, putDraft, takeDraft } from './drafts.ts';

interface DraftOptions<Draft extends object> {
  /** Name of the form; no other form of the site has it. */
  form: string;
  /** What is typed in now, without passwords, codes and account numbers. Undefined while there is nothing to bring back. */
  typed: Draft | undefined;
  /** False while the form is loading. */
  ready?: boolean;
  /** Fills the form in again. */
  restore: (draft: Draft) => void;
}

/** Brings back what a member typed, when they log in again after their session ended (docs/product/login.md#session-that-ends). */
export function useDraft<Draft extends object>({ form, typed, ready = true, restore }: DraftOptions<Draft>): void {
  const { session } = useApp();
  const [member] = useState(currentMember);
  const takeBack = useEffectEvent(() => {
    const draft = takeDraft(form) as Draft | undefined;
    if (draft) restore(draft);
  });
  useEffect(() => {
    if (ready) takeBack();
  }, [ready]);

  const leave = useEffectEvent(() => {
    // who is admitted has left the form on purpose; who is turned away has logged out
    const inDoubt = ['checking', 'unreachable'].includes(session.guard());
    if (inDoubt && member !== undefined && typed) putDraft(member, form, typed);
  });
  useEffect(() => () => leave(), []);
}
