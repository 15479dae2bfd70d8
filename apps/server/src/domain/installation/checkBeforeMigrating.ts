import { sql } from 'drizzle-orm';
import { openDatabase } from '../../db/database.ts';
import { checkInstallation, type Opener } from './checkInstallation.ts';

/**
 * Refuses a database that this host must not open before its tables are changed. One that has not been migrated so far
 * says nothing yet.
 * @throws SettingsError where this host must not open it
 */
export async function checkBeforeMigrating(url: string, opener: Opener): Promise<void> {
  const database = await openDatabase(url, { size: 1 });
  try {
    const { rows } = await database.orm.execute(sql`select where to_regclass('installation') is not null`);
    if (rows.length > 0) await checkInstallation(database.orm, opener);
  } finally {
    await database.close();
  }
}
