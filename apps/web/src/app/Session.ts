/** Who the page is shown to. Before the session was looked at, stored tokens count as a member's. */
export type SessionStatus = 'unknown' | 'visitor' | 'member';

/** The dashboard's guard: still asking, confirmed by the server, or sent away. */
export type GuardStatus = 'checking' | 'admitted' | 'turnedAway' | 'unreachable';

/** The member's session as the app sees it; the auth statechart runs behind it. */
export interface Session {
  status(): SessionStatus;
  guard(): GuardStatus;
  subscribe(listener: () => void): () => void;
  /** Bearer of the next call, empty for a visitor. */
  accessToken(): string | undefined;
  /** Exchanges the refresh token, once for all who wait. */
  refresh(): Promise<string | undefined>;
  /** The stored tokens belong to somebody who just logged in. */
  loggedIn(): Promise<void>;
  logout(): Promise<void>;
  /** Asks the server about the session, as the dashboard demands; answers how to stop. */
  enterGuard(): () => void;
}

/** The session of a page rendered on the server: nobody's. */
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
