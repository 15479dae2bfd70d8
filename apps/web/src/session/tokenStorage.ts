import type { TokenPair } from '@potli/api/contract/identity';
import type { StoredSession } from '@potli/machines/session-status';
import { jwtDecode } from 'jwt-decode';

const ACCESS = 'accessToken';
const REFRESH = 'refreshToken';
const EXPIRY = 'expiryTime';

/** What the browser keeps of a session, under the names of the spec (section 3). */
export function readSession(): StoredSession {
  const text = (key: string) => localStorage.getItem(key) || undefined;
  const expiry = text(EXPIRY);
  return {
    accessToken: text(ACCESS),
    refreshToken: text(REFRESH),
    expiryTime: expiry === undefined ? undefined : Number(expiry),
    nowMs: Date.now(),
  };
}

/** Stores a new pair with the access token's expiry in ms. */
export function storeTokens({ accessToken, refreshToken }: TokenPair): void {
  localStorage.setItem(ACCESS, accessToken);
  localStorage.setItem(REFRESH, refreshToken);
  localStorage.setItem(EXPIRY, String((jwtDecode(accessToken).exp ?? 0) * 1000));
}

export function clearTokens(): void {
  for (const key of [ACCESS, REFRESH, EXPIRY]) localStorage.removeItem(key);
}
