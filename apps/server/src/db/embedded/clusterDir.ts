import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lchownSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../../errors/OperatorError.ts';
import { canReach, postgresUser } from './postgresUser.ts';

/** For root: files that PostgreSQL's user could not reach in their own place. */
export const SYSTEM_DIR = '/var/lib/potli';

/** Makes a folder that every user can enter, whatever the umask of this process. */
export function makeOpenDir(dir: string): void {
  if (existsSync(dir)) return;
  mkdirSync(dir, { recursive: true });
  chmodSync(dir, 0o755);
}

/**
 * The folder of the cluster of a data folder. PostgreSQL's user cannot enter a private folder such as `/root`: there,
 * the cluster is in a system folder that is named after the data folder.
 */
export function findClusterDir(dataDir: string): string {
  makeDataDir(dataDir);
  if (canReach(dataDir)) return join(realpathSync(dataDir), 'postgres');
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12);
  const parent = join(SYSTEM_DIR, `data-${name}`);
  makeOpenDir(SYSTEM_DIR);
  makeOpenDir(parent);
  return join(parent, 'postgres');
}

/**
 * Gives a cluster the modes that PostgreSQL asks for, and for root the owner: a copy that was made without them has those
 * of the person who copied.
 */
export function mendModes(clusterDir: string): void {
  if (!existsSync(clusterDir)) return;
  const { uid } = postgresUser;
  if (uid !== undefined && [clusterDir, join(clusterDir, 'PG_VERSION')].some((path) => ownerOf(path) !== uid)) {
    for (const path of ['', ...readdirSync(clusterDir, { recursive: true, encoding: 'utf8' })]) {
      lchownSync(join(clusterDir, path), uid, uid);
    }
  }
  // where it belongs to another user, PostgreSQL says so
  if (uid !== undefined || ownerOf(clusterDir) === process.getuid?.()) chmodSync(clusterDir, 0o700);
}

const ownerOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.uid;

function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new OperatorError(`DATA_DIR: ${dataDir} cannot be made (${(error as NodeJS.ErrnoException).code}).`);
  }
}
