import type pg from 'pg';

/** Gives a pool or client a statement with the arguments as they came, which its overloads of `query` do not let through. */
export const passStatement = (to: Pick<pg.Pool, 'query'>, args: readonly unknown[]): Promise<unknown> =>
  (to.query as (...given: readonly unknown[]) => Promise<unknown>).apply(to, [...args]);
