import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Process ids mean something within one namespace only: another container can share the folder. */
const NAMESPACE = namespaceOf();

function namespaceOf(): string {
  try {
    return readlinkSync('/proc/self/ns/pid').replace(/\D/g, '');
  } catch {
    // only Linux has them
    return '0';
  }
}

const PREFIX = `potli-test-in${NAMESPACE}-`;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Removes the folders of processes that were killed. In memory, each can hold gigabytes until the machine restarts.
 * A folder that cannot be removed stays.
 */
export function removeLeftDataDirs(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-', 1)[0]) : 0;
    if (!pid || isAlive(pid)) continue;
    const folder = join(parent, name);
    spawnSync('umount', [folder], { stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true, maxRetries: 1 });
  }
}

/** A new folder for `DATA_DIR` that PostgreSQL's user can enter. Remove it when done. */
export function createDataDir({ inMemory = false } = {}): string {
  const parent = inMemory && existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  removeLeftDataDirs(parent);
  const dataDir = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  chmodSync(dataDir, 0o755);
  return dataDir;
}
