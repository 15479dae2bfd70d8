import type { RowProblemName } from '@potli/api/contract/adminCatalogue';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { ENDING_SOON_DAYS } from '@potli/api/contract/policy';
import { type SQL, sql } from 'drizzle-orm';
import { catalogueRow } from '../../../../db/schema/catalogueRow.ts';

const { row } = catalogueRow;

const DEALS: readonly CatalogueKindName[] = ['flashDeals', 'offers'];
const RATED: readonly CatalogueKindName[] = ['stores', 'creditCards'];

const expiry = sql`(${row} ->> 'expiryDate')::timestamptz`;

/** Whether something looks wrong with a published row, as a condition; undefined where a problem is none of this kind. */
const CONDITIONS: Record<RowProblemName, (kind: CatalogueKindName, at: SQL) => SQL | undefined> = {
  'ending-soon': (_kind, at) =>
    sql`least(${catalogueRow.liveUntil}, ${expiry}) between ${at} and ${at} + interval '${sql.raw(String(ENDING_SOON_DAYS))} days'`,
  'ended-and-listed': (_kind, at) => sql`(${expiry} <= ${at} and not ${catalogueRow.isOff})`,
  'without-end': (kind) =>
    DEALS.includes(kind)
      ? sql`(${expiry} is null and ${catalogueRow.liveUntil} is null and ${row} ->> 'expiresInMinutes' is null)`
      : undefined,
  'without-rate': (kind) => (RATED.includes(kind) ? sql`coalesce(${row} -> 'rates', '[]') = '[]'::jsonb` : undefined),
};

/** Rows of a kind that have a problem. */
export const problemCondition = (kind: CatalogueKindName, problem: RowProblemName, at: SQL): SQL =>
  sql`(${row} is not null and ${CONDITIONS[problem](kind, at) ?? sql`false`})`;
