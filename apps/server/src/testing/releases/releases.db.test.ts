import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createApiHost } from '../../createApiHost.ts';
import { openDatabase } from '../../db/database.ts';
import { checkLedger } from '../../domain/ledger/journals/checkLedger.ts';
import { createDataDir } from '../createDataDir.ts';
import { createEmptyDatabase } from '../createEmptyDatabase.ts';
import { livedEnvironment, PII_KEY } from '../livedShop/livedEnvironment.ts';
import { copyLivedShop, livedSettings, openLivedShop } from '../livedShop/openLivedShop.ts';
import { runPotli } from '../runPotli.ts';
import { soundLedger } from '../soundLedger.ts';
import { readReleaseFacts } from './releaseFacts.ts';

// Every release leaves the backup of a used shop. This test restores each, and goes on with it.

const FOLDER = import.meta.dirname;
/** The version that the packages have. */
const { version } = JSON.parse(readFileSync(join(FOLDER, '../../../../../packages/api/package.json'), 'utf8')) as {
  version: string;
};
/** `pnpm run next-version` stores the data of the new version (docs/packages.md). */
const isKeeping = process.env.KEEP_RELEASE === 'yes';

test.runIf(isKeeping)('stores the data of a release', { timeout: 300_000 }, async () => {
  const shop = await openLivedShop();
  onTestFinished(() => shop.remove());
  const database = await copyLivedShop(shop);
  onTestFinished(() => database.close());
  const file = join(FOLDER, `${version}.age`);
  expect(existsSync(file), `${file} is there already`).toBe(false);
  const done = await runPotli(['backup', 'shop.age'], shop.environmentOf(database));
  expect(done).toMatchObject({ complaints: '' });
  copyFileSync(join(shop.dataDir, 'shop.age'), file);
  writeFileSync(join(FOLDER, `${version}.json`), `${JSON.stringify(await readReleaseFacts(database), null, 2)}\n`);
});

const releases = readdirSync(FOLDER).flatMap((name) => (name.endsWith('.age') ? [name.slice(0, -'.age'.length)] : []));

test.runIf(!isKeeping)('the last release has left its data', () => {
  expect(releases).toContain(version);
});

test.each(releases)(
  'the shop of %s is restored and upgraded: all money is where it was, and it goes on',
  {
    timeout: 120_000,
  },
  async (release) => {
    const dataDir = createDataDir();
    const url = await createEmptyDatabase();
    copyFileSync(join(FOLDER, `${release}.age`), join(dataDir, 'shop.age'));
    const environment = { ...livedEnvironment, PII_KEY, DATABASE_URL: url, DATA_DIR: dataDir, INIT_CWD: dataDir };
    expect(await runPotli(['restore', 'shop.age'], environment)).toMatchObject({ code: 0, complaints: '' });

    const host = await createApiHost({ ...livedSettings, piiKey: PII_KEY, databaseUrl: url, dataDir });
    onTestFinished(host.close);
    const database = await openDatabase(url);
    onTestFinished(() => database.close());
    const facts: unknown = JSON.parse(readFileSync(join(FOLDER, `${release}.json`), 'utf8'));
    expect(await readReleaseFacts(database)).toEqual(facts);
    expect(await checkLedger(database)).toEqual(soundLedger);
    for (const args of [
      ['ledger', 'check', '--full'],
      ['books', 'balance'],
      ['orders', 'held'],
      ['payouts', 'list'],
      ['audit'],
    ]) {
      expect(await runPotli(args, environment), args.join(' ')).toMatchObject({ complaints: '' });
    }
  },
);
