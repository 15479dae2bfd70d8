import { chmodSync, chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../../errors/OperatorError.ts';
import { postgresUser } from './postgresUser.ts';

/** The kernel takes about a hundred bytes for the path of a socket; PostgreSQL adds `/.s.PGSQL.5432.lock` to the folder's. */
const LONGEST = 70;

/** Makes a private folder for PostgreSQL's socket. The path of the data folder can be too long for one. */
export function makeSocketDir(): string {
  const failures: string[] = [];
  // TMPDIR can be long, missing, or closed; /tmp is wherever this program runs
  for (const parent of new Set([tmpdir(), '/tmp', '/dev/shm'])) {
    const prefix = join(parent, 'potli-postgres-');
    if (Buffer.byteLength(prefix) > LONGEST) failures.push(`${parent} is too long`);
    else {
      try {
        const dir = mkdtempSync(prefix);
        chmodSync(dir, 0o700);
        if (postgresUser.uid !== undefined) chownSync(dir, postgresUser.uid, postgresUser.uid);
        return dir;
      } catch (error) {
        failures.push(`${parent} cannot be written (${(error as NodeJS.ErrnoException).code})`);
      }
    }
  }
  throw new OperatorError(`PostgreSQL needs a temporary folder with a short path: ${failures.join(', ')}. Set TMPDIR.`);
}
