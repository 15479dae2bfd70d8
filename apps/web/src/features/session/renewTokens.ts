import type { Client } from '@potli/api/client';
import { refreshAccessToken } from '@potli/api/contract/session';
import { ApiError } from '@potli/api/errors';
import { storeTokens } from './storeTokens.ts';
import { readSession } from './tokenStorage.ts';

export type Renewal = 'renewed' | 'refused';

/** Answers that end the session for good. After any other failure the same token may be accepted later. */
const REFUSALS = new Set([400, 401, 403]);

let underWay: Promise<Renewal> | undefined;

/** Exchanges the refresh token and stores the new pair. Calls at the same time share one exchange. Throws without an answer. */
export function renewTokens(api: Client): Promise<Renewal> {
  underWay ??= exchange(api).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function exchange(api: Client): Promise<Renewal> {
  const { refreshToken } = readSession();
  if (!refreshToken) return 'refused';
  try {
    const renewed = await api.call(refreshAccessToken, {}, { token: refreshToken });
    if (readSession().refreshToken === refreshToken) storeTokens(renewed);
    // a logout or another login came first, and its word holds
    return readSession().accessToken ? 'renewed' : 'refused';
  } catch (error) {
    if (!(error instanceof ApiError && REFUSALS.has(error.status))) throw error;
    return 'refused';
  }
}
