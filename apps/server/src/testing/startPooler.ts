import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresUser } from '../db/embedded/postgresUser.ts';
import { freePort } from './freePort.ts';

/** The login of hosts that use the pooler. */
export const POOLED_LOGIN = 'potli_pooled';

export interface Pooler {
  /** Of the server, as `POOLED_LOGIN`, with the pooler in between; any database can be named. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts Debian's PgBouncer in transaction mode before a server. Each database gets so few connections that clients share them.
 * @param more lines of its settings
 */
export async function startPooler(serverUrl: string, more: readonly string[] = []): Promise<Pooler> {
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  const known = await admin.query('select from pg_roles where rolname = $1', [POOLED_LOGIN]);
  if (known.rowCount === 0) await admin.query(`create role ${POOLED_LOGIN} login`);
  await admin.end();

  const folder = mkdtempSync(join(tmpdir(), 'potli-pooler-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const host = decodeURIComponent(new URL(serverUrl).hostname);
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${POOLED_LOGIN}" ""\n"potli" ""\n`);
  const settings = join(folder, 'pgbouncer.ini');
  const lines = [
    ...['[databases]', `* = host=${host} port=5432`, '[pgbouncer]', `listen_port = ${port}`, 'listen_addr = 127.0.0.1'],
    ...['unix_socket_dir =', 'auth_type = trust', `auth_file = ${users}`, 'pool_mode = transaction'],
    ...['default_pool_size = 4', 'max_client_conn = 2000', 'server_lifetime = 5', ...more],
  ];
  writeFileSync(settings, `${lines.join('\n')}\n`);
  const pgbouncer = spawn('pgbouncer', [settings], { ...postgresUser, stdio: ['ignore', 'pipe', 'pipe'] });
  await listening(pgbouncer);
  return {
    url: `postgres://${POOLED_LOGIN}@127.0.0.1:${port}/potli`,
    async stop() {
      const ended = new Promise((resolve) => pgbouncer.once('exit', resolve));
      pgbouncer.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function listening(pgbouncer: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    pgbouncer.once('error', reject);
    pgbouncer.once('exit', () => reject(new Error(`PgBouncer ended: ${output}`)));
    for (const stream of [pgbouncer.stdout, pgbouncer.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (/process up/.test(output)) resolve();
      });
    }
  });
}
