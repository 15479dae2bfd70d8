import { chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { postgresUser } from '../../apps/server/src/db/embedded/postgresUser.ts';

/** Makes a folder of the user that PostgreSQL runs as, which no other user reads. @returns its path */
export function postgresFolder(parent: string, name: string): string {
  const dir = path.join(parent, name);
  mkdirSync(dir, { mode: 0o700 });
  const { uid, gid = 0 } = postgresUser;
  if (uid !== undefined) chownSync(dir, uid, gid);
  return dir;
}
