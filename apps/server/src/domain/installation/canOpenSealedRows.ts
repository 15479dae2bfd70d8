import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import type { Sealer } from '../sealing/createSealer.ts';
import { opens } from './opens.ts';
import { type SealedColumn, sealedColumns } from './sealedColumns.ts';
import { keysInUse, readSealedRows, sealingKey } from './sealedRows.ts';

/** One damaged row must not keep a shop closed. */
const SAMPLE_ROWS = 10;

/** Whether of everything that was sealed, by whatever key, something can be opened. */
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
  // a change of keys may have reached the last of them meanwhile
  return rows.length === 0 || rows.some(({ id, sealed }) => opens(sealer, sealed, column.rowName(id)));
}
