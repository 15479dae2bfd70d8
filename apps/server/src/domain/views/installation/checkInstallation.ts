import { sql } from 'drizzle-orm';
import { openDatabase, type Queries } from '../../../db/database.ts';
import { demoMember } from '../../../db/schema/demoMember.ts';
import { installation } from '../../../db/schema/installation.ts';
import { SettingsError } from '../../../settings/SettingsError.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { refuseInProduction } from './refuseInProduction.ts';
import { opens } from './sealedRows.ts';

export interface Opener {
  sealer: Sealer;
  /** What the host is; absent: a command, which opens every database. */
  host?: 'production' | 'development';
}

/**
 * Refuses a database that this host must not open. Writes nothing.
 * @throws SettingsError when its key is another; in production also when it contains demo members, and in development when
 * production has opened it
 */
export async function checkInstallation(queries: Queries, { sealer, host }: Opener): Promise<void> {
  if (host === 'development') {
    await refuseInProduction(
      queries,
      'In development the bank is simulated and mails can be read by everybody on this machine: start with NODE_ENV=production.',
    );
  }
  if (host === 'production' && (await hasDemoMembers(queries))) {
    throw new SettingsError([
      'This database holds the members of the demo, whose passwords are published. Production needs another one: ' +
        'set DATABASE_URL, or DATA_DIR where there is none, to one that was never a demo.',
    ]);
  }
  const [row] = await queries.select({ sentinel: installation.sentinel }).from(installation);
  if (row?.sentinel && !opensSentinel(sealer, row.sentinel)) throw keyMisfit();
}

/** Whether there are demo members. */
export async function hasDemoMembers(queries: Queries): Promise<boolean> {
  const found = await queries.select({ one: sql`1` }).from(demoMember).limit(1);
  return found.length > 0;
}

/** The error for a key that is not the key of the database. */
export const keyMisfit = () =>
  new SettingsError([
    'The PII_KEY does not fit this database: what is sealed in it was sealed with another key. Start with the key that ' +
      'it was opened with before; while keys are being changed, give that one as PII_KEY_PREVIOUS. ' +
      'A host without PII_KEY makes a key for its own DATA_DIR: hosts on one DATABASE_URL need the same.',
  ]);

const ROW = 'installation sentinel';

/** A sealed text that opens only with this key. Its content does not matter. */
export const sealSentinel = (sealer: Sealer): Buffer => sealer.seal('This PII_KEY fits.', ROW);

/** Whether a sealer has the key of a sentinel. */
export const opensSentinel = (sealer: Sealer, sentinel: Buffer): boolean => opens(sealer, sentinel, ROW);

/**
 * Refuses a database that this host must not open, before its tables change. A database without tables passes.
 * @throws SettingsError when this host must not open it
 */
export async function checkBeforeMigrating(url: string, opener: Opener): Promise<void> {
  const database = await openDatabase(url, { size: 1 });
  try {
    const { rows } = await database.orm.execute(sql`select where to_regclass('installation') is not null`);
    if (rows.length > 0) await checkInstallation(database.orm, opener);
  } finally {
    await database.close();
  }
}
