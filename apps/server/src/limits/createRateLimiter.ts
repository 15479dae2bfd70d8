import { createHash } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { rateLimit } from '../db/schema/rateLimit.ts';
import { tooMany } from '../errors/ProblemError.ts';
import { type RateLimitName, rateLimits } from './rateLimits.ts';

export interface RateLimiter {
  /**
   * Counts one attempt. An empty key is a call from inside this process, which is not limited.
   * @throws ProblemError tooMany
   */
  consume(rule: RateLimitName, key: string): Promise<void>;
  /** Takes one attempt back. */
  refund(rule: RateLimitName, key: string): Promise<void>;
}

/** @param factor of `RATE_LIMITS`; 0 switches all limits off */
export function createRateLimiter(factor: number, pool: Database['pool']): RateLimiter {
  if (factor === 0) return { consume: async () => {}, refund: async () => {} };
  const limiters = new Map(names().map((name) => [name, createLimiter(name, factor, pool)]));
  const limiterOf = (name: RateLimitName) => limiters.get(name) as RateLimiterAbstract;

  return {
    async consume(rule, key) {
      if (key === '') return;
      try {
        await limiterOf(rule).consume(digest(key));
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
        throw refusal;
      }
    },
    async refund(rule, key) {
      if (key !== '') await limiterOf(rule).reward(digest(key));
    },
  };
}

const names = () => Object.keys(rateLimits) as RateLimitName[];

function createLimiter(name: RateLimitName, factor: number, pool: Database['pool']): RateLimiterAbstract {
  const rule = rateLimits[name];
  const options = { keyPrefix: name, points: Math.max(1, Math.round(rule.points * factor)), duration: rule.seconds };
  if (!('shared' in rule)) return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: getTableName(rateLimit),
    tableCreated: true,
  });
}

/** Keys are stored for hours, also in the database: hashed, because they contain addresses and e-mails. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
