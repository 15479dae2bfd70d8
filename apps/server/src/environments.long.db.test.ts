import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { createDataDir } from './testing/createDataDir.ts';
import { compileCache, sourceOptions } from './testing/sourceProcess.ts';
import { startServerProcess } from './testing/startServerProcess.ts';

const folder = createDataDir();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const long = join(folder, 'l'.repeat(120));
mkdirSync(long);
const file = join(folder, 'file');
writeFileSync(file, '');

/** Variables of PostgreSQL's clients (PostgreSQL 18, chapter 32.15), as a developer's shell has them for another database. */
const OTHER_DATABASE = {
  PGHOST: '/nowhere',
  PGHOSTADDR: '203.0.113.7',
  PGPORT: '1',
  PGDATABASE: 'other',
  PGUSER: 'bob',
  PGPASSWORD: 'secret',
  PGPASSFILE: '/nowhere',
  PGREQUIREAUTH: 'scram-sha-256',
  PGCHANNELBINDING: 'require',
  PGSERVICE: 'other',
  PGSERVICEFILE: '/nowhere',
  PGOPTIONS: '-c search_path=nowhere',
  PGAPPNAME: 'other',
  PGSSLMODE: 'require',
  PGSSLNEGOTIATION: 'direct',
  PGSSLROOTCERT: '/nowhere',
  PGGSSENCMODE: 'require',
  PGCONNECT_TIMEOUT: 'soon',
  PGCLIENTENCODING: 'LATIN1',
  PGTARGETSESSIONATTRS: 'read-only',
  PGDATESTYLE: 'German',
  PGTZ: 'Mars/Olympus',
  PGGEQO: 'maybe',
  PGDATA: '/nowhere',
  PGLOCALEDIR: '/nowhere',
};

interface Place {
  name: string;
  environment?: Record<string, string>;
  /** A line of the shell before the start. */
  before?: string;
  /** What the start says when it ends. Absent: it opens. */
  says?: RegExp;
}

/** All that can be at once without one hiding the other. */
const odd: Place = {
  name: 'variables of another database, no home, an odd locale and time zone, a long TMPDIR',
  environment: { ...OTHER_DATABASE, HOME: '', LC_ALL: 'xx_YY', LANG: 'tr_TR.UTF-8', TZ: 'Mars/Olympus', TMPDIR: long },
  before: 'unset HOME; exec <&-; cd /',
};

const places: Place[] = [
  { name: 'umask 077', before: 'umask 077' },
  { name: 'umask 0777', before: 'umask 0777' },
  { name: 'a TMPDIR that is no folder', environment: { TMPDIR: file } },
  { name: 'few descriptors', before: 'ulimit -n 256' },
  { name: 'hardly any descriptor', before: 'ulimit -n 64', says: /insufficient file descriptors/ },
  { name: 'the locale C', environment: { LC_ALL: 'C' } },
  { name: 'an odd PATH', environment: { PATH: '/nowhere' } },
  { name: 'a folder that is a file', environment: { DATA_DIR: file }, says: /DATA_DIR: .*file/ },
  {
    name: 'a database that is away',
    environment: { DATABASE_URL: 'postgres://x:secret@127.0.0.1:1/x' },
    says: /^The database cannot be reached\. .*ECONNREFUSED/m,
  },
  {
    name: 'several wrong settings',
    environment: { PORT: 'http', NODE_ENV: 'production', POSTBACK_SECRETS: 'x', DATABASE_URL: 'mysql://x' },
    says: /PORT: .*DATABASE_URL: .*JWT_SECRET: is missing.*PII_KEY: is missing.*POSTBACK_SECRETS/s,
  },
];

/** A stack's line. */
const FRAME = /^\s+(at \S|"async |".*\(node:)/m;

async function visit({ environment, before, says }: Place, dataDir: string): Promise<void> {
  const start = startServerProcess(dataDir, environment, before);
  if (says === undefined) {
    const host = await start;
    onTestFinished(() => void host.process.kill('SIGKILL'));
    expect((await fetch(`${host.url}/health/ready`)).status).toBe(200);
    expect(await host.end('SIGTERM')).toBe(0);
    return;
  }
  const refusal = await start.then(
    () => '',
    (error: Error) => error.message,
  );
  expect(refusal).toMatch(says);
  expect(refusal).not.toMatch(FRAME);
  expect(refusal).not.toContain('secret@');
}

test(`opens with ${odd.name}`, { timeout: 60_000 }, () => visit(odd, join(folder, 'odd')));

test('and so do commands', { timeout: 60_000 }, () => {
  const potli = join(import.meta.dirname, 'cli/potli.ts');
  const { status, stderr } = spawnSync(process.execPath, [...sourceOptions, potli, 'jobs'], {
    cwd: '/',
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...compileCache, DATA_DIR: join(folder, 'odd'), ...odd.environment },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

describe('one by one', () => {
  for (const place of places) {
    test(`${place.says ? 'refuses' : 'opens with'} ${place.name}`, { timeout: 60_000 }, () =>
      visit(place, join(folder, place.name.replaceAll(' ', '-'))),
    );
  }
});
