import { createContext, use } from 'react';
import type { ClickOutTarget } from '../catalogue/ClickOutTarget.ts';

/** What a visitor was about to do when asked to log in. */
export type LoginReason =
  | { kind: 'none' }
  /** The page is for members: closing the box goes home. `ended`: the session of a member who was in is over. */
  | { kind: 'guard'; ended: boolean }
  | { kind: 'claim'; link: string }
  | { kind: 'clickOut'; target: ClickOutTarget }
  /** Opens the shop without the redirect page. */
  | { kind: 'coupon'; target: ClickOutTarget };

/** The message when a session ends in the dashboard. */
export const SESSION_ENDED = 'Your session has ended. Log in again to go on here.';

/** The message beside an offer to log in. */
export const MEMBERS_ONLY = 'Only logged in members will be able to get cashback benefits.';

export interface Login {
  /** Opens the Login / Signup modal; its code is fetched the first time. */
  openLogin(reason: LoginReason): void;
  /** Takes the modal away, as when the page that needed it is left. */
  closeLogin(): void;
}

export const LoginContext = createContext<Login | undefined>(undefined);

/** Opens the Login / Signup modal from anywhere. */
export function useLogin(): Login {
  const login = use(LoginContext);
  if (!login) throw new Error('There is no LoginProvider around this component.');
  return login;
}
