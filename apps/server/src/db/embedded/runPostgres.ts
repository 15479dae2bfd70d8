import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { OperatorError } from '../../errors/OperatorError.ts';
import { postgresEnvironment, postgresUser } from './postgresUser.ts';

export interface PostgresRun {
  binDir: string;
  clusterDir: string;
  /** A private folder for the socket. Removed when the owner dies without a word. */
  socketDir: string;
  /** Settings as `name=value`. */
  settings: readonly string[];
}

export interface PostgresProcess {
  /** Resolves when PostgreSQL has ended, for whatever reason. */
  exited: Promise<void>;
  /** Ends PostgreSQL in good order; the next start needs no recovery. */
  stop(): Promise<void>;
}

/**
 * Stands between this process and PostgreSQL and holds the other end of our pipe. A line means: shut down in order.
 * The end of the pipe means that we are gone, kill -9 included, or tired of waiting: PostgreSQL goes at once, its log
 * holds what was committed. Signals meant for a whole process group (Ctrl-C, SIGTERM of a supervisor) are ours to answer, not its.
 */
const GUARD = `
trap '' INT TERM HUP
exec 3<&0
socket=$1; shift
"$@" </dev/null 3<&- & server=$!
( if read -r word <&3; then kill -INT $server; read -r word <&3; kill -QUIT $server; else kill -QUIT $server; rm -rf "$socket"; fi ) & reader=$!
exec 3<&-
wait $server
kill -KILL $reader 2>/dev/null
`;

/**
 * What PostgreSQL says goes nowhere but to the message of a start that failed, and even there it names no value: not the
 * statement that failed, not its parameters, not the row of a broken constraint, and no error of a session at all.
 */
const DISCREET = [
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_statement=none',
  'log_min_duration_statement=-1',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
  'log_error_verbosity=terse',
];

const ORDERLY_MS = 4_000;

/** Starts PostgreSQL on a cluster; it dies with this process. */
export async function runPostgres({ binDir, clusterDir, socketDir, settings }: PostgresRun): Promise<PostgresProcess> {
  const server = [join(binDir, 'postgres'), '-D', clusterDir, '-p', '5432', '-k', socketDir];
  const flags = ['listen_addresses=', 'timezone=UTC', ...DISCREET, ...settings].flatMap((setting) => ['-c', setting]);
  const guard = spawn('/bin/sh', ['-c', GUARD, 'potli-postgres', socketDir, ...server, ...flags], {
    ...postgresUser,
    cwd: '/',
    detached: true,
    env: postgresEnvironment,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => guard.once('exit', () => resolve()));
  guard.stdin.on('error', () => {});

  await new Promise<void>((resolve, reject) => {
    let said = '';
    guard.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4_000);
      if (said.includes('ready to accept connections')) resolve();
    });
    guard.once('error', reject);
    guard.once('exit', () => reject(new OperatorError(`PostgreSQL did not start.\n${said.trim()}`)));
  });
  guard.unref();
  for (const pipe of [guard.stdin, guard.stderr]) if (pipe instanceof Socket) pipe.unref();

  return {
    exited,
    async stop() {
      guard.ref();
      guard.stdin.write('stop\n');
      // shutting down in order while it recovers from the crash of a connection, it may never come to an end
      const impatience = setTimeout(() => guard.stdin.end(), ORDERLY_MS);
      await exited;
      clearTimeout(impatience);
      guard.stdin.destroy();
    },
  };
}
