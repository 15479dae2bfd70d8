import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Caller } from './Caller.ts';

const LIFETIME_SECONDS = 15 * 60;
const REMEMBERED_TOKENS = 10_000;
const SESSION_LIFETIME = '30d';

interface Verified {
  caller: Caller;
  expiresAtMs: number;
}

export interface AccessTokens {
  sign(caller: Caller): Promise<string>;
  /** The caller of a token that is genuine and in time. */
  verify(token: string): Promise<Caller | undefined>;
  /** The caller of a genuine token, in time or not: who logs out late still means this session. */
  verifyLate(token: string): Promise<Caller | undefined>;
}

/** JWTs of 15 minutes that carry ids and nothing else. Verified ones are remembered: the same few come all the time. */
export async function createAccessTokens({
  secret,
  issuer,
}: {
  secret: string;
  issuer: string;
}): Promise<AccessTokens> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', Buffer.from(secret), hmac, false, ['sign', 'verify']);
  const expected = { algorithms: ['HS256'], issuer, audience: 'member', typ: 'JWT' };
  const remembered = new Map<string, Verified>();

  async function read(token: string, clockTolerance: string | number): Promise<Verified | undefined> {
    try {
      const { payload } = await jwtVerify(token, key, { ...expected, clockTolerance });
      return toVerified(payload);
    } catch {
      return undefined;
    }
  }

  return {
    sign(caller) {
      return new SignJWT({ sid: caller.sessionId, typ: 'access' })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience('member')
        .setSubject(String(caller.id))
        .setIssuedAt()
        .setExpirationTime(`${LIFETIME_SECONDS}s`)
        .sign(key);
    },
    async verify(token) {
      const known = remembered.get(token);
      if (known) return known.expiresAtMs > Date.now() ? known.caller : undefined;
      const verified = await read(token, 0);
      if (verified) remember(remembered, token, verified);
      return verified?.caller;
    },
    async verifyLate(token) {
      return (await read(token, SESSION_LIFETIME))?.caller;
    },
  };
}

function toVerified({ sub, sid, exp, typ }: JWTPayload): Verified | undefined {
  if (typ !== 'access' || !sub || !/^\d{1,18}$/.test(sub) || typeof sid !== 'string' || exp === undefined)
    return undefined;
  return { caller: { id: BigInt(sub), sessionId: sid }, expiresAtMs: exp * 1000 };
}

function remember(tokens: Map<string, Verified>, token: string, verified: Verified): void {
  const oldest = tokens.size >= REMEMBERED_TOKENS ? tokens.keys().next().value : undefined;
  if (oldest !== undefined) tokens.delete(oldest);
  tokens.set(token, verified);
}
