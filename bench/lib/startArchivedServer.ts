import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { postgresEnvironment, postgresUser } from '../../apps/server/src/db/embedded/postgresUser.ts';
import { debianPostgres } from '../../apps/server/src/testing/startStreamingPair.ts';
import { postgresFolder } from './postgresFolder.ts';

const SAMPLE = path.resolve(import.meta.dirname, '../../deploy/pgbackrest.conf');

/** A PostgreSQL server of Debian with a database `potli`, whose log goes to a repository of pgBackRest. */
export interface ArchivedServer {
  /** As its superuser, `potli`. */
  url: string;
  backUp(): Promise<void>;
  /** Brings the server back to a moment, as text of PostgreSQL. It runs again afterwards. */
  restoreTo(moment: string): Promise<void>;
  stop(): void;
}

/** @param folder empty; for the data, the repository and the settings (the sample of `deploy` with other paths) */
export function startArchivedServer(folder: string): ArchivedServer {
  const bin = debianPostgres();
  if (bin === undefined) throw new Error('There is no PostgreSQL of Debian: apt-get install postgresql-15 pgbackrest.');
  chmodSync(folder, 0o755);
  const ownFolder = (name: string) => postgresFolder(folder, name);
  const [data, socket, repository, work] = [
    ownFolder('data'),
    ownFolder('socket'),
    ownFolder('repository'),
    ownFolder('work'),
  ];
  const settings = path.join(folder, 'pgbackrest.conf');
  writeFileSync(
    settings,
    readFileSync(SAMPLE, 'utf8')
      .replace('/var/lib/pgbackrest', repository)
      .replace('/var/log/pgbackrest', work)
      .replace('/var/spool/pgbackrest', work)
      .replace('/var/lib/postgresql/15/main', data)
      .replace('/var/run/postgresql', socket)
      .replace('pg1-user=postgres', 'pg1-user=potli'),
  );
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { ...postgresUser, env: postgresEnvironment, cwd: folder, stdio: 'pipe' });
  const options = [`--config=${settings}`, `--lock-path=${work}`, '--stanza=potli'];
  const pgBackRest = (...args: string[]) => run('pgbackrest', ...options, ...args);
  const ctl = (...args: string[]) => run(path.join(bin, 'pg_ctl'), '--pgdata', data, '--wait', '--silent', ...args);
  const archive = `pgbackrest ${options.join(' ')} archive-push %p`;
  const start = () =>
    ctl(
      ...['--log', path.join(work, 'log'), '--timeout', '120', '--options'],
      `-c unix_socket_directories='${socket}' -c listen_addresses='' -c archive_mode=on -c archive_command='${archive}'`,
      'start',
    );

  run(path.join(bin, 'initdb'), '--pgdata', data, '--username', 'potli', '--auth', 'trust', '--encoding', 'UTF8');
  start();
  run(path.join(bin, 'createdb'), '--host', socket, '--username', 'potli', 'potli');
  pgBackRest('--pg1-database=potli', 'stanza-create');
  return {
    url: `postgres://potli@${encodeURIComponent(socket)}/potli`,
    async backUp() {
      const args = [...options, '--pg1-database=potli', '--type=full', 'backup'];
      await promisify(execFile)('pgbackrest', args, { ...postgresUser, env: postgresEnvironment, cwd: folder });
    },
    async restoreTo(moment) {
      // an orderly end sends the last piece of the log to the repository
      ctl('--mode', 'fast', 'stop');
      pgBackRest('--delta', '--type=time', `--target=${moment}`, '--target-action=promote', 'restore');
      start();
      const psql = [...['--host', socket, '--username', 'potli', '--tuples-only', '--no-align'], 'potli', '--command'];
      // it can be read before it has come to the moment
      while (!String(run('psql', ...psql, 'select pg_is_in_recovery()')).startsWith('f')) await pause(200);
    },
    // it may have ended, where a restore failed
    stop: () =>
      void spawnSync(path.join(bin, 'pg_ctl'), ['--pgdata', data, '--mode', 'immediate', 'stop'], {
        ...postgresUser,
        cwd: folder,
      }),
  };
}
