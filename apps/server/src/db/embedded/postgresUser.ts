import { execFileSync } from 'node:child_process';

/** PostgreSQL refuses to run as root. This id (nobody) needs no account to be made for it. */
const NOBODY = 65_534;

/** Whose rights PostgreSQL runs with: options for `spawn`, empty for everyone but root. */
export const postgresUser: { uid?: number; gid?: number } =
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

export const runsAsRoot = postgresUser.uid !== undefined;

/** What PostgreSQL's programs see of the environment: nothing that would change their messages or their locale. */
export const postgresEnvironment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

/** Whether PostgreSQL's user may enter a folder, its parents included. */
export function canReach(folder: string): boolean {
  if (!runsAsRoot) return true;
  try {
    execFileSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...postgresUser, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
