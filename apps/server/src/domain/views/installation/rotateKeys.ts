import { getTableName, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { installation } from '../../../db/schema/installation.ts';
import type { KeyedSealer } from '../../platform/sealing/createSealer.ts';
import { sealSentinel } from './checkInstallation.ts';
import { claimInstallation } from './claimInstallation.ts';
import { type SealedColumn, sealedColumns } from './sealedColumns.ts';
import { readSealedRows, type SealedRow, sealingKey } from './sealedRows.ts';

export interface ResealedTable extends Resealed {
  table: string;
}

/**
 * Seals everything with the sealer's current key, the sentinel last: while a row is left, each start needs the older
 * key. Safe to interrupt, to run again, and to run beside the shop.
 * @throws SettingsError when neither the current key nor an older one is the key of the database
 */
export async function rotateKeys(database: Pick<Database, 'orm'>, sealer: KeyedSealer): Promise<ResealedTable[]> {
  await claimInstallation(database, { sealer });
  const tables: ResealedTable[] = [];
  for (const column of sealedColumns) {
    tables.push({ table: getTableName(column.table), ...(await resealColumn(database, sealer, column)) });
  }
  if (tables.every(({ unreadable }) => unreadable.length === 0)) {
    await database.orm.update(installation).set({ sentinel: sealSentinel(sealer) });
  }
  return tables;
}

/** Small, so that its locks are short. */
const BATCH_ROWS = 100;

export interface Resealed {
  resealed: number;
  /** Ids of rows that none of the keys opens; they stay unchanged. */
  unreadable: string[];
}

/**
 * Seals all values of a column with the current key. Each batch is a transaction and locks only its own rows: it can
 * be interrupted and run again while the shop runs.
 */
export async function resealColumn(
  { orm }: Pick<Database, 'orm'>,
  sealer: KeyedSealer,
  column: SealedColumn,
): Promise<Resealed> {
  const total: Resealed = { resealed: 0, unreadable: [] };
  let last: string | undefined;
  for (;;) {
    const after = last === undefined ? sql`true` : sql`${column.id} > ${last}`;
    const { rows, resealed, unreadable } = await orm.transaction(async (queries) => {
      const others = sql`${sealingKey(column)} <> ${sealer.keyId} and ${after}`;
      // in order, so that two runs do not deadlock
      const order = sql`order by ${column.id} limit ${BATCH_ROWS} for no key update`;
      const batch = await readSealedRows(queries, column, sql`${others} ${order}`);
      // counted inside: the transaction can run twice
      const done: Resealed = { resealed: 0, unreadable: [] };
      for (const row of batch) await reseal(queries, sealer, column, row, done);
      return { rows: batch, ...done };
    });
    total.resealed += resealed;
    total.unreadable.push(...unreadable);
    last = rows.at(-1)?.id;
    if (last === undefined) return total;
  }
}

async function reseal(
  queries: Queries,
  sealer: KeyedSealer,
  { table, id, sealed, rowName }: SealedColumn,
  row: SealedRow,
  done: Resealed,
): Promise<void> {
  const name = rowName(row.id);
  let text: string;
  try {
    text = sealer.open(row.sealed, name);
  } catch {
    done.unreadable.push(row.id);
    return;
  }
  const fresh = sealer.seal(text, name);
  await queries.execute(sql`update ${table} set ${sql.identifier(sealed.name)} = ${fresh} where ${id} = ${row.id}`);
  done.resealed += 1;
}
