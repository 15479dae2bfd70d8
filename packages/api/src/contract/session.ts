import * as z from 'zod/mini';
import { Done } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Access token: JWT of at most `ACCESS_TOKEN_MINUTES`. Refresh token: opaque, one use (docs/product/identity.md#tokens). */
export const TokenPair = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type TokenPair = z.infer<typeof TokenPair>;

export const refreshAccessToken = endpoint({
  method: 'GET',
  path: '/refresh-access-token',
  summary: 'Exchange the refresh token, sent as bearer, for a new pair',
  auth: 'refresh',
  response: TokenPair,
  errors: [401, 429],
});

export const postRefreshAccessToken = endpoint({
  method: 'POST',
  path: '/refresh-access-token',
  summary: 'The same exchange, by POST',
  auth: 'refresh',
  response: TokenPair,
  errors: [401, 429],
});

export const isLoggedIn = endpoint({
  method: 'GET',
  path: '/is-logged-in',
  summary: 'Whether the session of the access token is valid',
  auth: 'optional',
  response: z.boolean(),
});

export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  summary: 'End the session on the server',
  auth: 'optional',
  response: Done,
});

export const logoutEverywhere = endpoint({
  method: 'POST',
  path: '/logout/everywhere',
  summary: 'End all sessions of the member, this one too',
  auth: 'member',
  response: Done,
  errors: [401],
});
