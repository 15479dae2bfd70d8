import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { memberPan } from '../../../db/schema/memberPan.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';

/** A version of a member's PAN, sealed. */
export type PanVersion = typeof memberPan.$inferSelect;

/** The name under which a row is sealed. */
export const panRow = (id: string) => `member_pan ${id}`;

/** The PAN of a version, whole. @throws when no key opens it */
export const openPan = (sealer: Sealer, { id, sealed }: Pick<PanVersion, 'id' | 'sealed'>): string =>
  sealer.open(sealed, panRow(id));

/** The valid version of each member who has a PAN on file. */
export async function findPans(queries: Queries, memberIds: readonly bigint[]): Promise<Map<bigint, PanVersion>> {
  const rows = await queries
    .select()
    .from(memberPan)
    .where(inArray(memberPan.memberId, [...memberIds]))
    .orderBy(memberPan.version);
  // of a member's versions the last one stays
  return new Map(rows.map((row) => [row.memberId, row]));
}

/** The valid version of a member's PAN, or undefined. */
export async function findPan(queries: Queries, memberId: bigint): Promise<PanVersion | undefined> {
  return (await findPans(queries, [memberId])).get(memberId);
}

/** Adds a version. The caller has locked the member. @throws when that version exists */
export async function addPan(
  queries: Queries,
  sealer: Sealer,
  { memberId, version, pan }: Pick<PanVersion, 'memberId' | 'version'> & { pan: string },
): Promise<PanVersion> {
  const id = randomUUID();
  const sealed = sealer.seal(pan, panRow(id));
  const [added] = await queries.insert(memberPan).values({ id, memberId, version, sealed }).returning();
  if (!added) throw new Error('A PAN was not added');
  return added;
}
