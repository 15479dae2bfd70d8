/** What the browser's storage holds of a session, and the time it is compared with. Times in milliseconds. */
export interface StoredSession {
  accessToken?: string;
  refreshToken?: string;
  expiryTime?: number;
  nowMs: number;
}

/** `expired` can be renewed; `spent` has an access token past its time and nothing to renew it with. */
export type SessionStatus = 'none' | 'fresh' | 'expired' | 'spent';

/**
 * Judges a stored session (docs/product/login.md#session-in-the-browser). Expiry is compared in seconds; an unreadable
 * expiry counts as past.
 */
export function sessionStatus({ accessToken, refreshToken, expiryTime = 0, nowMs }: StoredSession): SessionStatus {
  if (!accessToken) return 'none';
  if (toSeconds(expiryTime) > toSeconds(nowMs)) return 'fresh';
  return refreshToken ? 'expired' : 'spent';
}

function toSeconds(ms: number): number {
  return Math.floor(ms / 1000);
}
