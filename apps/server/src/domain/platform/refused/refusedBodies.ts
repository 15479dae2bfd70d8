import { createHash } from 'node:crypto';
import { DAY_MS } from '@potli/api/units/time';
import { and, asc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { refusedBody } from '../../../db/schema/refusedBody.ts';
import { unavailable } from '../../../errors/ProblemError.ts';

export type RefusedRow = typeof refusedBody.$inferSelect;
export type RefusedDoor = RefusedRow['door'];

/** What came, and why nothing could be done with it. */
export interface Refusal {
  door: RefusedDoor;
  network: string;
  /** The name of the adapter that could not read it. */
  adapter: string;
  contentType: string;
  /** What was read of it. */
  bytes: Buffer;
  /** Of what was sent, where its length is known and more than what was read. */
  announcedBytes?: number;
  reason: string;
}

/** Reports are smaller than a tenth of it. */
const MOST_STORED_BYTES = 20_000;
/** One that knows the secret must not fill the disk either: two gigabytes. */
const MOST_OPEN = 100_000;
const LONGEST = 500;
const RETENTION_DAYS = 400;

/**
 * Stores a body that was refused; the same bytes again are counted. Returns after the commit.
 * @throws ProblemError unavailable where a hundred thousand of the network wait already
 */
export async function storeRefused({ orm }: Pick<Database, 'orm'>, refusal: Refusal, at = new Date()): Promise<void> {
  const { door, network, adapter, contentType, bytes, announcedBytes = 0, reason } = refusal;
  const body = bytes.subarray(0, MOST_STORED_BYTES);
  const sha256 = createHash('sha256').update(body).digest();
  const fields = { adapter, contentType: toStorable(contentType), reason: toStorable(reason) };
  if (await isFull(orm, refusal, sha256)) throw unavailable();
  await orm
    .insert(refusedBody)
    .values({
      door,
      network,
      body,
      sha256,
      firstAt: at,
      lastAt: at,
      ...fields,
      byteCount: Math.min(2 ** 31 - 1, Math.max(bytes.length, announcedBytes)),
    })
    .onConflictDoUpdate({
      target: [refusedBody.door, refusedBody.network, refusedBody.sha256],
      set: {
        ...fields,
        times: sql`least(${refusedBody.times}, 2147483646) + 1`,
        lastAt: sql`greatest(${refusedBody.lastAt}, excluded.last_at)`,
      },
    });
}

/** A short text that the database takes. */
const toStorable = (text: string) => text.replaceAll('\0', '\u{fffd}').slice(0, LONGEST).toWellFormed();

async function isFull(queries: Queries, { door, network }: Refusal, sha256: Buffer): Promise<boolean> {
  const isOpen = and(eq(refusedBody.network, network), eq(refusedBody.door, door), eq(refusedBody.state, 'refused'));
  const [last] = await queries
    .select({ id: refusedBody.id })
    .from(refusedBody)
    .where(isOpen)
    .offset(MOST_OPEN - 1)
    .limit(1);
  if (!last) return false;
  const isSame = and(isOpen, eq(refusedBody.sha256, sha256));
  return (await queries.select({ id: refusedBody.id }).from(refusedBody).where(isSame)).length === 0;
}

/** Those that wait, oldest first. */
export const readRefused = (queries: Queries, limit?: number): Promise<RefusedRow[]> => {
  const query = queries
    .select()
    .from(refusedBody)
    .where(eq(refusedBody.state, 'refused'))
    .orderBy(asc(refusedBody.firstAt), asc(refusedBody.id))
    .$dynamic();
  return limit === undefined ? query : query.limit(limit);
};

interface Chosen {
  door: RefusedDoor;
  /** This one only. */
  only?: bigint | undefined;
}

/** Which ones wait, oldest first. */
export function readRefusedIds(
  queries: Queries,
  { door, only }: Chosen,
): Promise<Pick<RefusedRow, 'id' | 'network'>[]> {
  const { id, network, firstAt, state } = refusedBody;
  return queries
    .select({ id, network })
    .from(refusedBody)
    .where(and(eq(state, 'refused'), eq(refusedBody.door, door), only === undefined ? undefined : eq(id, only)))
    .orderBy(asc(firstAt), asc(id));
}

/** One that waits, locked until the transaction ends; undefined where none of this number does. */
export async function lockRefused(queries: Queries, id: bigint): Promise<RefusedRow | undefined> {
  const isIt = and(eq(refusedBody.id, id), eq(refusedBody.state, 'refused'));
  return (await queries.select().from(refusedBody).where(isIt).for('update'))[0];
}

/** Ends the waiting of a body. Part of the caller's transaction. */
export async function resolveRefused(
  queries: Queries,
  id: bigint,
  state: Exclude<RefusedRow['state'], 'refused'>,
  settledAt: Date,
): Promise<void> {
  await queries.update(refusedBody).set({ state, settledAt }).where(eq(refusedBody.id, id));
}

/** Removes what was applied or closed more than 400 days ago. What waits is stored for ever. */
export async function removeOldRefused({ orm }: Pick<Database, 'orm'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
  const old = orm
    .select({ id: refusedBody.id })
    .from(refusedBody)
    .where(and(ne(refusedBody.state, 'refused'), lt(refusedBody.settledAt, before)));
  await orm.delete(refusedBody).where(inArray(refusedBody.id, old));
}
