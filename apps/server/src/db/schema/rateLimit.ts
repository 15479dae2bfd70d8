import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Written by the rate limiter library, which sets these names. */
export const rateLimit = pgTable('rate_limit', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'bigint' }),
});
