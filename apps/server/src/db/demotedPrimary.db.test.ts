import { appendFileSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { toLogger } from '../logging/logger.ts';
import { createDataDir } from '../testing/createDataDir.ts';
import { isWholeRun } from '../testing/wholeRun.ts';
import { openDatabase } from './database.ts';
import { startEmbeddedPostgres } from './embedded/startEmbeddedPostgres.ts';
import { watchPrimary } from './watchPrimary.ts';

await using resources = new AsyncDisposableStack();
const kept = resources.move();
afterAll(() => kept.disposeAsync());

function newDataDir(): string {
  const dataDir = createDataDir({ inMemory: true });
  kept.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

async function start(dataDir: string) {
  const postgres = await startEmbeddedPostgres({ dataDir, throwaway: true });
  kept.defer(postgres.stop);
  return { postgres, socket: `${decodeURIComponent(new URL(postgres.url).hostname)}/.s.PGSQL.5432` };
}

/** A proxy that sends new connections to another server after a failover, and leaves those that are open. */
async function startProxy(first: string) {
  let target = first;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = createConnection(target);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  kept.defer(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return {
    url: `postgres://potli@127.0.0.1:${port}/potli`,
    leadTo(socket: string) {
      target = socket;
    },
  };
}

test.runIf(isWholeRun)(
  'a server that was demoted and lives gets no more writes, and a way back to it is refused',
  async () => {
    const oldDir = newDataDir();
    const first = await startEmbeddedPostgres({ dataDir: oldDir, throwaway: true });
    const client = new pg.Client(first.url);
    await client.connect();
    await client.query('create table written (server text)');
    await client.end();
    await first.stop();
    // as a replica that is promoted: a copy that has recovered begins the next timeline
    const newDir = newDataDir();
    cpSync(join(oldDir, 'postgres'), join(newDir, 'postgres'), { recursive: true });
    writeFileSync(join(newDir, 'postgres', 'recovery.signal'), '');
    appendFileSync(join(newDir, 'postgres', 'postgresql.auto.conf'), "restore_command = 'false'\n");
    const [old, replica] = [await start(oldDir), await start(newDir)];
    const counting = new pg.Client(replica.postgres.url);
    await counting.connect();
    kept.defer(() => counting.end());

    const proxy = await startProxy(old.socket);
    const lines: string[] = [];
    const primary = watchPrimary(proxy.url, toLogger('info', { write: (line) => void lines.push(line) }), 50);
    kept.defer(primary.close);
    const database = await openDatabase(proxy.url, { timeoutMs: 2_000, primary });
    kept.defer(database.close);
    const write = () => database.pool.query(`insert into written values ('x')`);
    await write();

    proxy.leadTo(replica.socket);
    // the connection to the old server is open and works, but for the watch
    await expect.poll(() => lines.length).toBe(1);
    await write();
    const counted = await counting.query('select from written');
    expect(counted.rowCount).toBe(1);

    // the old one stays reachable: two timelines
    proxy.leadTo(old.socket);
    const others = await database.openBeside({ timeoutMs: 2_000 }).catch((error: unknown) => error);
    expect(others).toMatchObject({ message: expect.stringContaining('This server was overtaken') as string });
  },
);
