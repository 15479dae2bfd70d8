import { execFileSync } from 'node:child_process';

/** PostgreSQL refuses to run as root. This id (nobody) needs no account. */
const NOBODY = 65_534;

/** The user that PostgreSQL runs as: options for `spawn`, empty unless this process is root. */
export const postgresUser: { uid?: number; gid?: number } =
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

export const runsAsRoot = postgresUser.uid !== undefined;

/** The environment of PostgreSQL's programs: nothing that changes their messages or their locale. */
export const postgresEnvironment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

/** Whether PostgreSQL's user can enter a folder and all its parents. */
export function canReach(folder: string): boolean {
  if (!runsAsRoot) return true;
  try {
    execFileSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...postgresUser, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
