import { chmodSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { postgresUser } from './postgresUser.ts';

/** What PostgreSQL accepts for its folder. */
const PRIVATE = 0o700;

/**
 * Gives a cluster to PostgreSQL's user, and makes its folder private: a copy belongs to the user who copied it, and some tools widen
 * its rights. PostgreSQL refuses both. Call it while no process uses the cluster.
 */
export function ownCluster(clusterDir: string): void {
  if ((statSync(clusterDir).mode & 0o077) !== 0) chmodSync(clusterDir, PRIVATE);
  const { uid } = postgresUser;
  if (uid === undefined || [clusterDir, join(clusterDir, 'PG_VERSION')].every((path) => statSync(path).uid === uid))
    return;
  for (const name of readdirSync(clusterDir, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(clusterDir, name), uid, uid);
  lchownSync(clusterDir, uid, uid);
}
