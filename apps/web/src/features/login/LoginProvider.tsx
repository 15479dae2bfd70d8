import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { type Login, LoginContext, type LoginReason } from '../session/login.ts';

const LoginDialog = lazy(async () => {
  const { LoginDialog } = await import('./LoginDialog.tsx');
  return { default: LoginDialog };
});

/** Holds the one Login / Signup modal of the app. */
export function LoginProvider({ children }: { children: ReactNode }) {
  // Each opening is a new modal, so that it does not keep what was typed before.
  const [opening, setOpening] = useState<{ count: number; reason: LoginReason } | undefined>(undefined);
  const login = useMemo<Login>(
    () => ({
      openLogin: (reason) => setOpening((last) => ({ count: (last?.count ?? 0) + 1, reason })),
      closeLogin: () => setOpening(undefined),
    }),
    [],
  );
  return (
    <LoginContext value={login}>
      {children}
      {opening && (
        <Suspense>
          <LoginDialog key={opening.count} reason={opening.reason} onClosed={() => setOpening(undefined)} />
        </Suspense>
      )}
    </LoginContext>
  );
}
