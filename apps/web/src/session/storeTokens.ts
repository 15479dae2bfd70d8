import type { TokenPair } from '@potli/api/contract/session';
import { jwtDecode } from 'jwt-decode';
import { storageKeys } from './tokenStorage.ts';

/** Stores a new pair, with the access token's expiry in ms. */
export function storeTokens({ accessToken, refreshToken }: TokenPair): void {
  localStorage.setItem(storageKeys.access, accessToken);
  localStorage.setItem(storageKeys.refresh, refreshToken);
  localStorage.setItem(storageKeys.expiry, String((jwtDecode(accessToken).exp ?? 0) * 1000));
}
