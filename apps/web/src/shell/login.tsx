import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react';
import type { ClickOutTarget } from '../clickout/ClickOutTarget.ts';

/** What somebody was about to do when asked to log in. */
export type LoginReason =
  | { kind: 'none' }
  | { kind: 'claim'; link: string }
  | { kind: 'clickOut'; target: ClickOutTarget };

interface Login {
  /** Opens the Login / Signup modal; its code is fetched the first time. */
  openLogin(reason: LoginReason): void;
}

const LoginContext = createContext<Login | undefined>(undefined);

const LoginDialog = lazy(async () => {
  const { LoginDialog } = await import('../screens/account/LoginDialog/LoginDialog.tsx');
  return { default: LoginDialog };
});

/** Holds the one Login / Signup modal of the app. */
export function LoginProvider({ children }: { children: ReactNode }) {
  // Each opening is a new modal, so that nothing typed before stays in it.
  const [opening, setOpening] = useState<{ count: number; reason: LoginReason } | undefined>(undefined);
  const login = useMemo<Login>(
    () => ({ openLogin: (reason) => setOpening((last) => ({ count: (last?.count ?? 0) + 1, reason })) }),
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

/** Opens the Login / Signup modal from anywhere. */
export function useLogin(): Login {
  const login = use(LoginContext);
  if (!login) throw new Error('There is no LoginProvider around this component.');
  return login;
}
