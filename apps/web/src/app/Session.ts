/** Who sees the page. Before the session is checked, stored tokens count as a member's. */
export type SessionStatus = 'unknown' | 'visitor' | 'member';

/** The guard of the dashboard: checking, confirmed by the server, sent away, or without an answer. */
export type GuardStatus = 'checking' | 'admitted' | 'turnedAway' | 'unreachable';

/** The member's session as the app sees it; the auth statechart runs behind it. */
export interface Session {
  status(): SessionStatus;
  guard(): GuardStatus;
  subscribe(listener: () => void): () => void;
  /** Bearer of the next call, empty for a visitor. */
  accessToken(): string | undefined;
  /** Exchanges the refresh token, once for all calls that wait. Undefined: refused. Throws without an answer. */
  refresh(): Promise<string | undefined>;
  /** Call it after tokens of a new login were stored. */
  loggedIn(): Promise<void>;
  logout(): Promise<void>;
  /** Checks the session with the server, as the dashboard needs it. @returns stops checking */
  enterGuard(): () => void;
}

/** The session of a page rendered on the server: it belongs to no member. */
export const nobody: Session = {
  status: () => 'unknown',
  guard: () => 'checking',
  subscribe: () => () => undefined,
  accessToken: () => undefined,
  refresh: async () => undefined,
  loggedIn: async () => undefined,
  logout: async () => undefined,
  enterGuard: () => () => undefined,
};
