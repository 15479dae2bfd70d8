import {
  WAITING_MOST,
  type Waiting,
  type WaitingKind,
  waitingKinds,
  waitingRights,
} from '@potli/api/contract/adminWaiting';
import type { Right } from '@potli/api/contract/roles';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { waitingRows } from './waitingRows.ts';

interface CountedRow extends Record<string, unknown> {
  kind: WaitingKind;
  count: number;
  since: string | null;
}

interface Asked {
  /** Of who asks. */
  rights: readonly Right[];
  /** Gift cards are sold, and come from the stock alone. */
  sellsStock: boolean;
}

/** What waits, of what these rights open: kinds of which nothing waits are left out (docs/product/admin.md#overview). */
export async function countWaiting(queries: Queries, { rights, sellsStock }: Asked): Promise<Waiting[]> {
  const kinds = waitingKinds.filter(
    (kind) => rights.includes(waitingRights[kind]) && (sellsStock || kind !== 'shortVouchers'),
  );
  if (kinds.length === 0) return [];
  const { rows } = await queries.execute<CountedRow>(waitingQuery(queries, kinds));
  return rows
    .filter(({ count }) => count > 0)
    .map(({ since, ...row }) => ({ ...row, since: since === null ? null : new Date(since).toISOString() }))
    .toSorted((one, other) => waitingKinds.indexOf(one.kind) - waitingKinds.indexOf(other.kind));
}

/** One statement for all: the oldest come first, so that a count that ends early has the moment of the oldest. */
export function waitingQuery(queries: Queries, kinds: readonly WaitingKind[]): SQL {
  const rowsOf = waitingRows(queries);
  const counts = kinds.map(
    (kind) => sql`select ${kind}::text as kind, count(*)::int as count, min(at) as since
      from (select at from (${rowsOf[kind]}) as waiting order by at limit ${WAITING_MOST + 1}) as oldest`,
  );
  return sql.join(counts, sql` union all `);
}
