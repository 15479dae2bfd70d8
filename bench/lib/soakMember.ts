import { type Client, createClient } from '@potli/api/client';
import { postRefreshAccessToken, type TokenPair } from '@potli/api/contract/session';

/** A member with a session, which is renewed as a browser renews it. */
export interface SoakMember {
  email: string;
  client: Client;
}

/** @param host the address of the API */
export function createSoakMember(host: string, email: string, tokens: TokenPair): SoakMember {
  const visitor = createClient({ host, fetch });
  let held = tokens;
  let renewing: Promise<string> | undefined;
  const renew = async () => {
    held = await visitor.call(postRefreshAccessToken, {}, { token: held.refreshToken });
    renewing = undefined;
    return held.accessToken;
  };
  const session = {
    accessToken: () => held.accessToken,
    // once for all calls that wait for it
    refresh: () => (renewing ??= renew()),
  };
  return { email, client: createClient({ host, fetch, session }) };
}
