import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { databaseUrl, TEMPLATE } from './databaseUrl.ts';

/** An empty migrated database on real PostgreSQL. Close it when done; it is removed with the test run. */
export async function createTestDatabase(): Promise<Database> {
  const serverUrl = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    await client.query(`create database ${name} template ${TEMPLATE}`);
  } finally {
    await client.end();
  }
  return openDatabase(databaseUrl(serverUrl, name));
}
