import { kindFields } from '@potli/api/contract/catalogueKinds';
import { movedRanks } from '@potli/api/contract/movedRanks';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { catalogueRow, type ProposedRow } from '../../../../db/schema/catalogueRow.ts';
import { invalid } from '../../../../errors/ProblemError.ts';
import { findRow, findRows, type RowName } from './deskRows.ts';
import { orderOf } from './orderOf.ts';

/**
 * The rows that change so that one is a place further up or down among those that visitors see beside it: banners of one place, stores
 * of the home page. None where it is the first or the last.
 * @throws ProblemError notFound, invalid for a kind without an order, a row that is not published and one without a place on home
 */
export async function planMove(
  queries: Queries,
  name: RowName,
  direction: 'up' | 'down',
  now: Date,
): Promise<ProposedRow[]> {
  const { kind, key } = name;
  const { rank: field } = kindFields[kind];
  if (field === undefined) throw invalid('kind: Has no order');
  const { row, place } = await findRow(queries, name, now);
  if (row === null) throw invalid('key: Is not published');
  if (field === 'homeRank' && row.homeRank === undefined)
    throw invalid('homeRank: Is missing: it is not on the home page');
  const onHome = field === 'homeRank' ? isNotNull(catalogueRow.rank) : undefined;
  const beside = await queries
    .select({ key: catalogueRow.key, rank: catalogueRow.rank })
    .from(catalogueRow)
    .where(and(eq(catalogueRow.kind, kind), eq(catalogueRow.place, place), isNotNull(catalogueRow.row), onHome))
    .orderBy(...orderOf(kind));
  const ranks = movedRanks(beside, key, direction);
  const held = await findRows(queries, kind, [...ranks.keys()], now);
  return [...ranks].map(([changed, rank]) => {
    const before = held.get(changed);
    return { kind, key: changed, version: before?.version ?? 0, row: { ...before?.row, [field]: rank } };
  });
}
