import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../embedded/startEmbeddedPostgres.ts';
import { readBackupFile } from './backupFile.ts';
import { type Restored, restoreLines } from './restoreLines.ts';

/**
 * Restores a backup into a database of its own, which is thrown away, and compares what arrived with what was saved.
 * @throws OperatorError where it cannot be restored
 */
export async function checkBackupFile(place: Parameters<typeof readBackupFile>[0]): Promise<Restored> {
  const lines = readBackupFile(place);
  await using resources = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), 'potli-backup-check-'));
  resources.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  // for root, PostgreSQL runs as another user, whose cluster nobody else can read
  chmodSync(dataDir, 0o755);
  const { url, stop } = await startEmbeddedPostgres({ dataDir, throwaway: true });
  resources.defer(stop);
  return await restoreLines(lines, { url, writeFile: async () => {} });
}
