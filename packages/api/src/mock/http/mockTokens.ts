import { ACCESS_TOKEN_MINUTES } from '../../contract/policy.ts';
import type { TokenPair } from '../../contract/session.ts';

/** Later than the time of every story and test: 2100-01-01. */
const NEVER_SECONDS = 4_102_444_800;

/** Tokens that the mock accepts as those of a member; the access token is a JWT that decodes, and is as long valid as any other, but later. */
export function mockTokens(email: string): TokenPair {
  const payload = { sub: email, iat: NEVER_SECONDS - ACCESS_TOKEN_MINUTES * 60, exp: NEVER_SECONDS };
  return {
    accessToken: `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.mock`,
    refreshToken: `mock-refresh.${encode(email)}`,
  };
}

/** The browser storage of a member who is logged in; times in milliseconds. */
export function mockSession(email: string): TokenPair & { expiryTime: number } {
  return { ...mockTokens(email), expiryTime: NEVER_SECONDS * 1000 };
}

/** Email of the member whose access token a header has; undefined for every other header. */
export function bearerOf(authorization: string | null): string | undefined {
  const [, payload, signature] = tokenIn(authorization).split('.');
  if (signature !== 'mock' || !payload) return undefined;
  const { sub } = decode(payload) as { sub?: string };
  return sub;
}

/** Email of the member whose refresh token a header has. */
export function refresherOf(authorization: string | null): string | undefined {
  const [kind, email] = tokenIn(authorization).split('.');
  return kind === 'mock-refresh' && email ? (decode(email) as string) : undefined;
}

function tokenIn(authorization: string | null): string {
  return authorization?.match(/^Bearer (\S+)$/)?.[1] ?? '';
}

function encode(value: unknown): string {
  return btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decode(text: string): unknown {
  try {
    return JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return {};
  }
}
