import type { StoredSession } from '@potli/machines/session-status';
import { safeLocalStorage } from '../../lib/safeLocalStorage.ts';

/** Names of the stored values of a session (docs/product/login.md#session-in-the-browser). */
export const storageKeys = { access: 'accessToken', refresh: 'refreshToken', expiry: 'expiryTime' } as const;

/** What is stored of a session, and the time it is to be compared with (ms). */
export function readSession(): StoredSession {
  const text = (key: string) => safeLocalStorage.read(key) || undefined;
  const expiry = text(storageKeys.expiry);
  return {
    accessToken: text(storageKeys.access),
    refreshToken: text(storageKeys.refresh),
    expiryTime: expiry === undefined ? undefined : Number(expiry),
    nowMs: Date.now(),
  };
}

export function clearTokens(): void {
  for (const key of Object.values(storageKeys)) safeLocalStorage.remove(key);
}
