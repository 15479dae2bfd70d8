import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { canReach } from './postgresUser.ts';

/** For root: files that PostgreSQL's user could not reach in their own place. */
export const SYSTEM_DIR = '/var/lib/potli';

/**
 * The folder of the cluster of a data folder. PostgreSQL's user cannot enter a private folder such as `/root`: there,
 * the cluster is in a system folder that is named after the data folder.
 */
export function findClusterDir(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  if (canReach(dataDir)) return join(realpathSync(dataDir), 'postgres');
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12);
  const parent = join(SYSTEM_DIR, `data-${name}`);
  mkdirSync(parent, { recursive: true, mode: 0o755 });
  return join(parent, 'postgres');
}
