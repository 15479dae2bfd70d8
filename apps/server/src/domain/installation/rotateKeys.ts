import { getTableName, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../db/database.ts';
import { installation } from '../../db/schema/installation.ts';
import type { KeyedSealer } from '../sealing/createSealer.ts';
import { sealSentinel } from './checkInstallation.ts';
import { claimInstallation } from './claimInstallation.ts';
import { type SealedColumn, sealedColumns } from './sealedColumns.ts';
import { readSealedRows, type SealedRow, sealingKey } from './sealedRows.ts';

export interface ResealedTable extends Resealed {
  table: string;
}

/**
 * Seals everything with the sealer's current key, and the sentinel last: as long as a row is left, the older key is
 * asked for at every start. Safe to interrupt, to run again, and to run beside the shop.
 * @throws SettingsError where neither the current key nor those before it are the database's
 */
export async function rotateKeys(database: Pick<Database, 'orm'>, sealer: KeyedSealer): Promise<ResealedTable[]> {
  await claimInstallation(database, { sealer, production: false });
  const tables: ResealedTable[] = [];
  for (const column of sealedColumns) {
    tables.push({ table: getTableName(column.table), ...(await resealColumn(database, sealer, column)) });
  }
  if (tables.every(({ unreadable }) => unreadable.length === 0)) {
    await database.orm.update(installation).set({ sentinel: sealSentinel(sealer) });
  }
  return tables;
}

/** Few enough that nobody waits for the locks of a batch. */
const BATCH_ROWS = 100;

export interface Resealed {
  resealed: number;
  /** Ids of rows that no key given opens; they stay as they are. */
  unreadable: string[];
}

/**
 * Seals with the current key whatever a column holds that is sealed with another. Each batch is committed by itself,
 * and locks its own rows only: it can be interrupted and run again, and the shop goes on.
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
      // in order, so that two runs at once do not wait for each other's rows; no key of a row changes
      const order = sql`order by ${column.id} limit ${BATCH_ROWS} for no key update`;
      const batch = await readSealedRows(queries, column, sql`${others} ${order}`);
      // counted in here: the transaction may run twice
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
