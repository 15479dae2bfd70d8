import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder for `DATA_DIR`, open to PostgreSQL's own user. Remove it when done. */
export function createDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'potli-site-'));
  chmodSync(dataDir, 0o755);
  return dataDir;
}
