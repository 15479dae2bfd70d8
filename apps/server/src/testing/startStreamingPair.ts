import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresEnvironment, postgresUser } from '../db/embedded/postgresUser.ts';

/** Where Debian has the programs of PostgreSQL: the packaged one brings no `pg_basebackup`. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder of the newest version that is installed; undefined where there is none. */
export function debianPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : [];
  return versions.map((version) => join(DEBIAN, version, 'bin')).find((bin) => existsSync(join(bin, 'pg_basebackup')));
}

export interface StreamingServer {
  /** As its superuser, `potli`. */
  url: string;
  start(): void;
  /** Ends it without a goodbye, as a crash does. */
  kill(): void;
  /** Makes a primary of a replica. */
  promote(): void;
}

/**
 * A primary and a replica that streams from it, with a database `potli`, by Debian's packages, on sockets in a folder of their own.
 * @param settings of the primary, such as `synchronous_standby_names='*'`
 */
export function startStreamingPair(settings: readonly string[] = []) {
  const found = debianPostgres();
  if (found === undefined)
    throw new Error(`No PostgreSQL with pg_basebackup below ${DEBIAN}: apt-get install postgresql.`);
  const bin = found;
  const folder = mkdtempSync(join(tmpdir(), 'potli-pair-'));
  chmodSync(folder, 0o755);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { ...postgresUser, env: postgresEnvironment, cwd: folder, stdio: 'pipe' });

  function serverIn(name: string): StreamingServer & { dir: string; socketDir: string; stop(): void } {
    const dir = join(folder, name);
    const socketDir = join(folder, `${name}-socket`);
    for (const each of [dir, socketDir]) {
      mkdirSync(each, { mode: 0o700 });
      const { uid, gid = 0 } = postgresUser;
      if (uid !== undefined) chownSync(each, uid, gid);
    }
    const ctl = (...args: string[]) => run('pg_ctl', '--pgdata', dir, '--wait', '--silent', ...args);
    return {
      dir,
      socketDir,
      url: `postgres://potli@${encodeURIComponent(socketDir)}/potli`,
      start: () =>
        void ctl(
          '--log',
          join(socketDir, 'log'),
          '--options',
          `-c unix_socket_directories='${socketDir}' -c listen_addresses=''`,
          'start',
        ),
      kill: () => void ctl('--mode', 'immediate', 'stop'),
      promote: () => void ctl('promote'),
      stop: () =>
        void spawnSync(join(bin, 'pg_ctl'), ['--pgdata', dir, '--mode', 'immediate', 'stop'], {
          ...postgresUser,
          env: postgresEnvironment,
          cwd: folder,
        }),
    };
  }

  const primary = serverIn('primary');
  const replica = serverIn('replica');
  run(
    'initdb',
    '--pgdata',
    primary.dir,
    '--username',
    'potli',
    '--auth',
    'trust',
    '--locale',
    'C',
    '--encoding',
    'UTF8',
  );
  primary.start();
  run('createdb', '--host', primary.socketDir, '--username', 'potli', 'potli');
  run(
    'pg_basebackup',
    ...[
      '--pgdata',
      replica.dir,
      '--host',
      primary.socketDir,
      '--username',
      'potli',
      '--write-recovery-conf',
      '--checkpoint',
      'fast',
    ],
  );
  replica.start();
  // now that a replica can confirm
  appendFileSync(join(primary.dir, 'postgresql.conf'), `${settings.join('\n')}\n`);
  run('pg_ctl', '--pgdata', primary.dir, '--silent', 'reload');
  return {
    primary,
    replica,
    stop() {
      replica.stop();
      primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
