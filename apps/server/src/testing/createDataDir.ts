import { chmodSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder for `DATA_DIR` that PostgreSQL's user can enter. Remove it when done. */
export function createDataDir({ inMemory = false } = {}): string {
  const parent = inMemory && existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  const dataDir = mkdtempSync(join(parent, 'potli-test-'));
  chmodSync(dataDir, 0o755);
  return dataDir;
}
