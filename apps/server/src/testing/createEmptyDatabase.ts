import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseUrl } from './databaseUrl.ts';

/**
 * A database without migrations.
 * @param options of `create database`
 * @param setting what `alter database` adds
 * @returns its address
 */
export async function createEmptyDatabase(options = '', setting = ''): Promise<string> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${name} template template0 ${options}`);
  if (setting !== '') await client.query(`alter database ${name} ${setting}`);
  await client.end();
  return databaseUrl(server, name);
}
