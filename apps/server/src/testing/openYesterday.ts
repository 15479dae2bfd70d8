import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { ensureDatabase } from '../db/embedded/prepareDatabase.ts';
import { migrate } from '../db/migrate.ts';
import { databaseUrl } from './databaseUrl.ts';

const MIGRATIONS = join(import.meta.dirname, '../db/migrations');

/** Number of a migration, as its file name starts: "0032". */
type MigrationNumber = `${number}`;

/** An empty database that has the migrations before the given one only, for the length of a test. */
export async function openYesterday(name: string, before: MigrationNumber) {
  const folder = mkdtempSync(join(tmpdir(), 'potli-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of readdirSync(MIGRATIONS)) if (file < before) cpSync(join(MIGRATIONS, file), join(folder, file));
  const url = databaseUrl(inject('postgresUrl'), name);
  await ensureDatabase(url);
  await migrate(url, folder);
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return { url, client, migrate: () => migrate(url) };
}
