import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { OperatorError } from '../../errors/OperatorError.ts';
import { lockCluster } from './clusterLock.ts';
import { postgresEnvironment, postgresUser } from './postgresUser.ts';

export interface PostgresRun {
  binDir: string;
  clusterDir: string;
  /** A private folder for the socket. The guard removes it when this process is killed. */
  socketDir: string;
  /** Settings as `name=value`. */
  settings: readonly string[];
}

export interface PostgresProcess {
  /** Resolves when PostgreSQL has ended, for any reason. */
  exited: Promise<void>;
  /** Shuts PostgreSQL down cleanly; the next start needs no recovery. */
  stop(): Promise<void>;
}

/**
 * A shell between this process and PostgreSQL, which reads a pipe from this process. A line means: shut down cleanly.
 * The end of the pipe means that this process is dead (also after kill -9) or no longer waits: PostgreSQL stops at
 * once, and its log has what was committed. Signals to the whole process group (Ctrl-C, SIGTERM of a supervisor) are
 * handled by this process, not by the shell. Descriptor 3 is the lock of the cluster: PostgreSQL alone holds it.
 */
const GUARD = `
trap '' INT TERM HUP
exec 4<&0
socket=$1; shift
"$@" </dev/null 4<&- & server=$!
exec 3<&-
( if read -r word <&4; then kill -INT $server; read -r word <&4; kill -QUIT $server; else kill -QUIT $server; rm -rf "$socket"; fi ) & reader=$!
exec 4<&-
wait $server
kill -KILL $reader 2>/dev/null
`;

/**
 * PostgreSQL's output is used only for the message of a failed start. These settings keep values out of it: no failed
 * statement, no parameters, no row of a broken constraint, no error of a session.
 */
const LOG_WITHOUT_VALUES = [
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_statement=none',
  'log_min_duration_statement=-1',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
  'log_error_verbosity=terse',
];

/**
 * A new shop grows from empty tables, for which a connection plans to read them from end to end, and uses this plan until they are
 * counted again. PostgreSQL would look once a minute.
 */
const COUNT_ROWS_OFTEN = 'autovacuum_naptime=10s';

/** The default is for spinning disks: by that, a few dozen rows are found by reading a table of thousands from end to end. */
const COST_OF_SOLID_STATE = 'random_page_cost=1.1';

const ORDERLY_MS = 4_000;

/** Starts PostgreSQL on a cluster. It stops when this process ends. */
export async function runPostgres({ binDir, clusterDir, socketDir, settings }: PostgresRun): Promise<PostgresProcess> {
  const server = [join(binDir, 'postgres'), '-D', clusterDir, '-p', '5432', '-k', socketDir];
  const flags = [
    'listen_addresses=',
    'timezone=UTC',
    COUNT_ROWS_OFTEN,
    COST_OF_SOLID_STATE,
    ...LOG_WITHOUT_VALUES,
    ...settings,
  ].flatMap((setting) => ['-c', setting]);
  const lock = await lockCluster(clusterDir);
  let guard: ChildProcessByStdio<Writable, null, Readable>;
  try {
    guard = spawn('/bin/sh', ['-c', GUARD, 'potli-postgres', socketDir, ...server, ...flags], {
      ...postgresUser,
      cwd: '/',
      detached: true,
      env: postgresEnvironment,
      stdio: ['pipe', 'ignore', 'pipe', lock],
    }) as typeof guard;
  } finally {
    closeSync(lock);
  }
  const exited = new Promise<void>((resolve) => guard.once('exit', () => resolve()));
  guard.stdin.on('error', () => {});
  // a shell that was killed leaves PostgreSQL behind, which stops when this pipe ends
  guard.once('exit', () => guard.stdin.destroy());

  await new Promise<void>((resolve, reject) => {
    let output = '';
    guard.stderr.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000);
      if (output.includes('ready to accept connections')) resolve();
    });
    guard.once('error', reject);
    guard.once('exit', () => reject(new OperatorError(`PostgreSQL did not start.\n${output.trim()}`)));
  });
  guard.unref();
  for (const pipe of [guard.stdin, guard.stderr]) if (pipe instanceof Socket) pipe.unref();

  return {
    exited,
    async stop() {
      guard.ref();
      guard.stdin.write('stop\n');
      // a clean shutdown during the recovery from a crashed connection can take forever
      const timer = setTimeout(() => guard.stdin.end(), ORDERLY_MS);
      await exited;
      clearTimeout(timer);
      guard.stdin.destroy();
    },
  };
}
