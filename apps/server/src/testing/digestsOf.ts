import pg from 'pg';
import type { TableDigest } from '../db/backup/BackupLine.ts';
import { readDigests, readTableNames, writeAlike } from '../db/backup/tables.ts';

/** Of the rows of each table of a database, whatever its version of PostgreSQL. */
export async function digestsOf(url: string): Promise<TableDigest[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await writeAlike(client);
    return await readDigests(client, await readTableNames(client));
  } finally {
    await client.end();
  }
}
