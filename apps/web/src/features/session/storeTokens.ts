import type { TokenPair } from '@potli/api/contract/session';
import { jwtDecode } from 'jwt-decode';
import { safeLocalStorage } from '../../lib/safeLocalStorage.ts';
import { storageKeys } from './tokenStorage.ts';

/**
 * Stores a new pair, with the access token's expiry in ms. The access token comes last: other tabs read the session when
 * they see it, and one without expiry and refresh token would be spent, and removed.
 */
export function storeTokens({ accessToken, refreshToken }: TokenPair): void {
  safeLocalStorage.write(storageKeys.refresh, refreshToken);
  safeLocalStorage.write(storageKeys.expiry, String((jwtDecode(accessToken).exp ?? 0) * 1000));
  safeLocalStorage.write(storageKeys.access, accessToken);
}
