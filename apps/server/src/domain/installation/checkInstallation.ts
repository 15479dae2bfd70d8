import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { demoMember } from '../../db/schema/demoMember.ts';
import { installation } from '../../db/schema/installation.ts';
import { SettingsError } from '../../settings/SettingsError.ts';
import type { Sealer } from '../sealing/createSealer.ts';
import { keyMisfit } from './keyMisfit.ts';
import { opensSentinel } from './sentinel.ts';

export interface Opener {
  sealer: Sealer;
  production: boolean;
}

/**
 * Refuses a database that this host must not open; writes nothing.
 * @throws SettingsError where its key is another, and in production where it holds demo members
 */
export async function checkInstallation(queries: Queries, { sealer, production }: Opener): Promise<void> {
  if (production && (await hasDemoMembers(queries))) {
    throw new SettingsError([
      'This database holds the members of the demo, whose passwords are published. Production needs another one: ' +
        'set DATABASE_URL, or DATA_DIR where there is none, to one that was never a demo.',
    ]);
  }
  const [row] = await queries.select({ sentinel: installation.sentinel }).from(installation);
  if (row?.sentinel && !opensSentinel(sealer, row.sentinel)) throw keyMisfit();
}

/** Whether there are members that the demo brought. */
export async function hasDemoMembers(queries: Queries): Promise<boolean> {
  const found = await queries.select({ one: sql`1` }).from(demoMember).limit(1);
  return found.length > 0;
}
