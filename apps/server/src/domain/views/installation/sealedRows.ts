import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../../db/database.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { type SealedColumn, sealedColumns } from './sealedColumns.ts';

const KeyRow = z.object({ key: z.instanceof(Buffer) });
const SealedRow = z.object({ id: z.string(), sealed: z.instanceof(Buffer) });
export type SealedRow = z.infer<typeof SealedRow>;

/** The key id of the values of a column: an expression with an index. */
export const sealingKey = ({ sealed }: SealedColumn): SQL => sql`sealing_key(${sealed})`;

/** Ids of the keys of a column. Reads one index row for each, not the table. */
export async function keysInUse(queries: Queries, column: SealedColumn): Promise<Buffer[]> {
  const key = sealingKey(column);
  const found: Buffer[] = [];
  for (;;) {
    const last = found.at(-1);
    const { rows } = await queries.execute(
      sql`select ${key} as key from ${column.table} where ${last ? sql`${key} > ${last}` : sql`${key} is not null`}
        order by ${key} limit 1`,
    );
    if (rows[0] === undefined) return found;
    found.push(z.parse(KeyRow, rows[0]).key);
  }
}

/** Some rows of a column. @param which a condition, also with locks or order */
export async function readSealedRows(
  queries: Queries,
  { table, id, sealed }: SealedColumn,
  which: SQL,
): Promise<SealedRow[]> {
  const { rows } = await queries.execute(
    sql`select ${id}::text as id, ${sealed} as sealed from ${table} where ${which}`,
  );
  return z.parse(z.array(SealedRow), rows);
}

/** Whether a sealer opens what was sealed for a row. */
export function opens(sealer: Sealer, sealed: Buffer, row: string): boolean {
  try {
    sealer.open(sealed, row);
    return true;
  } catch {
    return false;
  }
}

/** One damaged row must not stop the shop from starting. */
const SAMPLE_ROWS = 10;

/** Whether at least one value of every column and key can be opened. */
export async function canOpenSealedRows(queries: Queries, sealer: Sealer): Promise<boolean> {
  for (const column of sealedColumns) {
    for (const key of await keysInUse(queries, column)) {
      if (!(await opensSome(queries, sealer, column, key))) return false;
    }
  }
  return true;
}

async function opensSome(queries: Queries, sealer: Sealer, column: SealedColumn, key: Buffer): Promise<boolean> {
  const rows = await readSealedRows(queries, column, sql`${sealingKey(column)} = ${key} limit ${SAMPLE_ROWS}`);
  // a key rotation can have changed the last of them meanwhile
  return rows.length === 0 || rows.some(({ id, sealed }) => opens(sealer, sealed, column.rowName(id)));
}
