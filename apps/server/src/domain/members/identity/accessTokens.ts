import { ACCESS_TOKEN_MINUTES, SESSION_DAYS } from '@potli/api/contract/policy';
import { isUuid } from '@potli/api/units/uuid';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Caller } from './Caller.ts';

const LIFETIME_SECONDS = ACCESS_TOKEN_MINUTES * 60;
const MAX_CACHED_TOKENS = 10_000;
const SESSION_LIFETIME = `${SESSION_DAYS}d`;

interface Verified {
  caller: Caller;
  expiresAtMs: number;
}

export interface AccessTokens {
  sign(caller: Caller): Promise<string>;
  /** The caller of a genuine token that has not expired. */
  verify(token: string): Promise<Caller | undefined>;
  /** The caller of a genuine token, expired or not: a late logout still means this session. */
  verifyLate(token: string): Promise<Caller | undefined>;
}

/** JWTs of `ACCESS_TOKEN_MINUTES` that carry ids and nothing else. Verified ones are cached: a page sends the same one many times. */
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
  const cached = new LRUCache<string, Caller>({ max: MAX_CACHED_TOKENS });

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
      const known = cached.get(token);
      if (known) return known;
      const verified = await read(token, 0);
      if (!verified) return undefined;
      // with a ttl of 0 it would never expire, and it has to be a whole number
      const ttl = Math.floor(Math.min(LIFETIME_SECONDS * 1000, verified.expiresAtMs - Date.now()));
      cached.set(token, verified.caller, { ttl: Math.max(1, ttl) });
      return verified.caller;
    },
    async verifyLate(token) {
      return (await read(token, SESSION_LIFETIME))?.caller;
    },
  };
}

/** A signed token can have any content, for example from another program with this secret. One in another form is refused. */
function toVerified({ sub, sid, exp, typ }: JWTPayload): Verified | undefined {
  if (typ !== 'access' || typeof sub !== 'string' || !/^\d{1,18}$/.test(sub)) return undefined;
  if (typeof sid !== 'string' || !isUuid(sid) || typeof exp !== 'number') return undefined;
  return { caller: { id: BigInt(sub), sessionId: sid }, expiresAtMs: exp * 1000 };
}
