/** The session in the browser's storage, and the current time (ms). */
export interface StoredSession {
  accessToken?: string;
  refreshToken?: string;
  expiryTime?: number;
  nowMs: number;
}

/** `expired` can be renewed; `spent` has an expired access token and no refresh token. */
export type SessionStatus = 'none' | 'fresh' | 'expired' | 'spent';

/**
 * Status of a stored session (docs/product/login.md#session-in-the-browser). Expiry is compared in seconds; an
 * unreadable expiry counts as past.
 */
export function sessionStatus({ accessToken, refreshToken, expiryTime = 0, nowMs }: StoredSession): SessionStatus {
  if (!accessToken) return 'none';
  if (toSeconds(expiryTime) > toSeconds(nowMs)) return 'fresh';
  return refreshToken ? 'expired' : 'spent';
}

function toSeconds(ms: number): number {
  return Math.floor(ms / 1000);
}
