import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { canReach } from './postgresUser.ts';

/** Where root keeps what PostgreSQL's user could not reach elsewhere. */
export const SYSTEM_DIR = '/var/lib/potli';

/**
 * The folder that holds the cluster of a data folder. Below a folder closed to others (say `/root`) PostgreSQL's user
 * could not enter it, so root keeps it in a system folder named after the data folder.
 */
export function findClusterDir(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  if (canReach(dataDir)) return join(realpathSync(dataDir), 'postgres');
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12);
  const parent = join(SYSTEM_DIR, `data-${name}`);
  mkdirSync(parent, { recursive: true, mode: 0o755 });
  return join(parent, 'postgres');
}
