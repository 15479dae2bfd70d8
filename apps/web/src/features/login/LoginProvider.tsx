import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useState, useTransition } from 'react';
import { useApp } from '../../app/App.tsx';
import { lazyScript } from '../../hydration/lazyScript.ts';
import { nextFrame } from '../../lib/nextFrame.ts';
import { useWaiting } from '../../lib/useWaiting.ts';
import { type Login, LoginContext, type LoginReason } from '../session/login.ts';
import { invitation } from '../session/referral.ts';
import { loadLoginDialog } from './loadLoginDialog.ts';

const LoginDialog = lazyScript(async () => (await loadLoginDialog()).LoginDialog);

/** Holds the one Login / Signup modal of the app. */
export function LoginProvider({ children }: { children: ReactNode }) {
  // Each opening is a new modal, so that it does not show what was typed before.
  const [opening, setOpening] = useState<{ count: number; reason: LoginReason } | undefined>(undefined);
  // Without a boundary of its own the modal is waited for, with what is there.
  const [isOpening, startOpening] = useTransition();
  useWaiting(isOpening);
  const login = useMemo<Login>(
    () => ({
      openLogin(reason) {
        const open = () => startOpening(() => setOpening((last) => ({ count: (last?.count ?? 0) + 1, reason })));
        // the press is answered first
        void nextFrame().then(open);
      },
      closeLogin: () => setOpening(undefined),
    }),
    [],
  );
  useInvitation(login);
  return (
    <LoginContext value={login}>
      {children}
      {opening && <LoginDialog key={opening.count} reason={opening.reason} onClosed={() => setOpening(undefined)} />}
    </LoginContext>
  );
}

/** A friend's link opens the signup for a visitor, once (docs/product/referrals.md#link). */
function useInvitation({ openLogin }: Login): void {
  const { session } = useApp();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  useEffect(() => {
    if (session.status() !== 'member' && invitation.take(search)) openLogin({ kind: 'none' });
  }, [session, search, openLogin]);
}
