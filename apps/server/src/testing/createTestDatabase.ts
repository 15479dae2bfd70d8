import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { databaseUrl, nameOf, TEMPLATE } from './databaseUrl.ts';
import { patient } from './patient.ts';

/**
 * An empty migrated database on real PostgreSQL, or a copy of another one, to which nobody may be connected. Close it when
 * done; it is removed with the test run.
 */
export async function createTestDatabase(template?: Pick<Database, 'url'>): Promise<Database> {
  const serverUrl = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    // PostgreSQL's own way writes each page to its log: twice the time
    await client.query(`create database ${name} template ${template ? nameOf(template) : TEMPLATE} strategy file_copy`);
  } finally {
    await client.end();
  }
  return openDatabase(databaseUrl(serverUrl, name), patient);
}
