import type { DeadLink } from '@potli/api/contract/adminCatalogue';
import { DEAD_LINK_LOOKS } from '@potli/api/contract/policy';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { catalogueLink } from '../../../../db/schema/catalogueLink.ts';
import { catalogueRow } from '../../../../db/schema/catalogueRow.ts';
import type { DeskRow } from './deskRows.ts';

const { kind, key, field, address, problem, deadSince, deadLooks } = catalogueLink;

/** Found dead so often that it is no short failure of the other site. */
const isDead = sql`${problem} is not null and ${deadLooks} >= ${DEAD_LINK_LOOKS}`;

/** Of a row, and still its link: a corrected link is no problem at once. */
const isOfRow = sql`${kind} = ${catalogueRow.kind} and ${key} = ${catalogueRow.key}
  and ${address} = ${catalogueRow.row} ->> ${field}`;

/** Rows with a link that leads nowhere. The keys come first, by the index of the few that are dead. */
export const hasDeadLink: SQL = sql`(${catalogueRow.kind}, ${catalogueRow.key}) in
  (select ${kind}, ${key} from ${catalogueLink} where ${isDead})
  and exists (select from ${catalogueLink} where ${isDead} and ${isOfRow})`;

/** Since when a row has such a link; null for a row without. */
export const linkDeadSince =
  sql<Date | null>`(select min(${deadSince}) from ${catalogueLink} where ${isDead} and ${isOfRow})`.mapWith(deadSince);

/** The dead links of a row, as it is published. */
export async function readDeadLinks(queries: Queries, held: DeskRow): Promise<DeadLink[]> {
  const rows = await queries
    .select()
    .from(catalogueLink)
    .where(and(eq(kind, held.kind), eq(key, held.key), isDead))
    .orderBy(asc(field));
  return rows
    .filter((link) => held.row?.[link.field] === link.address)
    .map((link) => ({
      field: link.field,
      reason: String(link.problem),
      since: (link.deadSince ?? link.lookedAt).toISOString(),
      lookedAt: link.lookedAt.toISOString(),
    }));
}
