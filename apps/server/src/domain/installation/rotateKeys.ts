import { getTableName } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { installation } from '../../db/schema/installation.ts';
import type { KeyedSealer } from '../sealing/createSealer.ts';
import { claimInstallation } from './claimInstallation.ts';
import { type Resealed, resealColumn } from './resealColumn.ts';
import { sealedColumns } from './sealedColumns.ts';
import { sealSentinel } from './sentinel.ts';

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
