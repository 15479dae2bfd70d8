import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { databaseUrl, nameOf, TEMPLATE } from './databaseUrl.ts';
import { longTimeout } from './longTimeout.ts';

let server: pg.Pool | undefined;

/** A worker makes all its databases by one connection: to open one takes as long as a copy. */
function serverOf(url: string): pg.Pool {
  if (server) return server;
  server = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
  // PostgreSQL was stopped or killed: the next call opens another one
  server.on('error', () => {});
  return server;
}

/**
 * An empty migrated database on real PostgreSQL, or a copy of another one, to which there must be no connection. Close it when
 * done; it is removed with the test run.
 */
export async function createTestDatabase(template?: Pick<Database, 'url'>): Promise<Database> {
  const serverUrl = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // PostgreSQL's own way writes each page to its log: twice the time
  await serverOf(serverUrl).query(
    `create database ${name} template ${template ? nameOf(template) : TEMPLATE} strategy file_copy`,
  );
  return openDatabase(databaseUrl(serverUrl, name), longTimeout);
}
