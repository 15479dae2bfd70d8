import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** What a network without a policy of its own has, in rupees. */
export const usualTerms = { pays: 'approval', advanceLimit: 100_000, settlesAfterDays: 60 } as const;

/** A network with the usual policy. Returns its name. */
export async function addNetwork(database: Pick<pg.ClientBase, 'query'>): Promise<string> {
  const network = `network-${randomUUID()}`;
  await database.query(
    `insert into network_policy (network, pays, advance_limit_paise, settles_after_days, advanced_paise)
     values ($1, 'approval', 10000000, 60, 0)`,
    [network],
  );
  return network;
}
