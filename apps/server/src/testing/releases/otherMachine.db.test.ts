import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createApiHost } from '../../createApiHost.ts';
import { openDatabase } from '../../db/database.ts';
import { checkLedger } from '../../domain/ledger/journals/checkLedger.ts';
import { createDataDir } from '../createDataDir.ts';
import { createEmptyDatabase } from '../createEmptyDatabase.ts';
import { digestsOf } from '../digestsOf.ts';
import { livedEnvironment, PII_KEY } from '../livedShop/livedEnvironment.ts';
import { livedSettings } from '../livedShop/openLivedShop.ts';
import { runPotli } from '../runPotli.ts';
import { soundLedger } from '../soundLedger.ts';
import { debianPostgres, startStreamingPair } from '../startStreamingPair.ts';
import { isWholeRun } from '../wholeRun.ts';

/** Has the time of its backup after a restore. */
const CHANGED = 'installation';

const rowsOf = async (url: string) => (await digestsOf(url)).filter(({ table }) => table !== CHANGED);

const releases = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.age'));

test.runIf(isWholeRun && debianPostgres())(
  'a shop moves to another machine with the next major version of PostgreSQL: the same rows, files and keys',
  { timeout: 180_000 },
  async () => {
    const pair = startStreamingPair();
    onTestFinished(pair.stop);
    const [oldDir, newDir] = [createDataDir(), createDataDir()];
    const environmentOf = (url: string, dataDir: string) => ({
      ...livedEnvironment,
      PII_KEY,
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      INIT_CWD: dataDir,
    });
    // the old machine: the shop of the last release, on Debian's PostgreSQL
    const old = environmentOf(pair.primary.url, oldDir);
    copyFileSync(join(import.meta.dirname, releases.toSorted().at(-1) ?? ''), join(oldDir, 'release.age'));
    expect(await runPotli(['restore', 'release.age'], old)).toMatchObject({ code: 0, complaints: '' });
    expect(await runPotli(['backup', 'move.age'], old)).toMatchObject({ code: 0, complaints: '' });

    // the new one
    const url = await createEmptyDatabase();
    copyFileSync(join(oldDir, 'move.age'), join(newDir, 'move.age'));
    const moved = environmentOf(url, newDir);
    const restored = await runPotli(['restore', 'move.age'], moved);
    expect(restored).toMatchObject({ code: 0, complaints: '' });
    const digests = await rowsOf(pair.primary.url);
    expect(digests.length).toBeGreaterThan(60);
    expect(await rowsOf(url)).toEqual(digests);
    const filesIn = (dir: string) => (existsSync(join(dir, 'uploads')) ? readdirSync(join(dir, 'uploads')).sort() : []);
    expect(filesIn(newDir)).toEqual(filesIn(oldDir));

    const host = await createApiHost({ ...livedSettings, piiKey: PII_KEY, databaseUrl: url, dataDir: newDir });
    onTestFinished(host.close);
    const database = await openDatabase(url);
    onTestFinished(() => database.close());
    expect(await checkLedger(database)).toEqual(soundLedger);
    // what is encrypted was opened by the start
    expect(await runPotli(['payouts', 'list'], moved)).toMatchObject({ code: 0, complaints: '' });
  },
);
