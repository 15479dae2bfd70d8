import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { networkPull } from '../../../db/schema/networkPull.ts';

/** A host that dies is followed by another one after this time (s). */
const LEASE_SECONDS = 40;

type Orm = Database['orm'];
export type PullState = typeof networkPull.$inferSelect;

/** The right of one host to read the list of a network. */
export interface PullLease {
  state: PullState;
  /** Writes how far the list was read. @returns whether the lease is still held */
  save(change: Partial<typeof networkPull.$inferInsert>): Promise<boolean>;
  /** Gives it back. */
  release(change?: Partial<typeof networkPull.$inferInsert>): Promise<void>;
}

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Takes the lease of a network; undefined while another host has it, or the network wants to be left alone. */
export async function leasePull(orm: Orm, network: string): Promise<PullLease | undefined> {
  await orm.insert(networkPull).values({ network }).onConflictDoNothing();
  const lease = randomUUID();
  const isFree = and(
    or(isNull(networkPull.leasedUntil), lte(networkPull.leasedUntil, sql`now()`)),
    or(isNull(networkPull.notBefore), lte(networkPull.notBefore, sql`now()`)),
  );
  const [state] = await orm
    .update(networkPull)
    .set({ lease, leasedUntil: inSeconds(LEASE_SECONDS) })
    .where(and(eq(networkPull.network, network), isFree))
    .returning();
  if (!state) return undefined;
  const isMine = and(eq(networkPull.network, network), eq(networkPull.lease, lease));
  const save: PullLease['save'] = async (change) => {
    const renewed = await orm
      .update(networkPull)
      .set({ leasedUntil: inSeconds(LEASE_SECONDS), ...change })
      .where(isMine)
      .returning({ network: networkPull.network });
    return renewed.length > 0;
  };
  // a page can take longer than the lease
  const alive = setInterval(() => void save({}).catch(() => {}), (LEASE_SECONDS * 1_000) / 4);
  alive.unref();
  return {
    state,
    save,
    async release(change = {}) {
      clearInterval(alive);
      await save({ ...change, leasedUntil: null, lease: null });
    },
  };
}
