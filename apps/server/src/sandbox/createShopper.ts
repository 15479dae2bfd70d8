import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient } from '@potli/api/client';
import { createClick, type DeviceInfo } from '@potli/api/contract/clicks';
import { login } from '@potli/api/contract/identity';
import { ApiError } from '@potli/api/errors';

/** A member's account at the shop. */
export interface Account {
  email: string;
  password: string;
}

const device: DeviceInfo = {
  deviceType: 'desktop',
  browserName: 'Sandbox',
  browserVersion: '1',
  osName: 'Sandbox',
  osVersion: '1',
  visitorId: 'sandbox',
  geoCountry: 'Unknown',
  geoCity: 'Unknown',
  latitude: 0,
  longitude: 0,
};

/** A member who clicks out to stores, by the calls that the site makes, with its retries. */
export function createShopper(api: string, { email, password }: Account) {
  const visitor = createClient({ host: api, fetch });
  let accessToken: string | undefined;
  const refresh = async () => {
    accessToken = (await withRetries(() => visitor.call(login, { body: { email, password } }))).accessToken;
    return accessToken;
  };
  const client: Client = createClient({ host: api, fetch, session: { accessToken: () => accessToken, refresh } });
  return {
    /** @returns the link that leads to the store @throws ApiError */
    async click(storeId: string): Promise<string | undefined> {
      if (accessToken === undefined) await refresh();
      const clicked = { params: { id: storeId }, query: { clickSource: 'STORE' }, body: device } as const;
      return (await withRetries(() => client.call(createClick, clicked))).redirectUrl;
    },
  };
}

/** Waits as long as the shop asks for, as often as it does. */
async function withRetries<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.retryAfterMs === undefined) throw error;
      await sleep(error.retryAfterMs);
    }
  }
}
