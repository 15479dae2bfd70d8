import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseUrl } from './databaseUrl.ts';

/** A database without migrations. @returns its address */
export async function createEmptyDatabase(): Promise<string> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${name} template template0`);
  await client.end();
  return databaseUrl(server, name);
}
