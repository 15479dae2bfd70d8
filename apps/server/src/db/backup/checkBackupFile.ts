import { hasBinaries } from '../embedded/findBinaries.ts';
import { readBackupFile } from './backupFile.ts';
import { type Restored, restoreLines } from './restoreLines.ts';
import { trialAtServer, trialBeside } from './trialDatabase.ts';

/**
 * Restores a backup into a database of its own, which is thrown away, and compares what arrived with what was saved.
 * @param ownerUrl of the shop's database, at whose server this is done where PostgreSQL has no programs here
 * @throws OperatorError where it cannot be restored
 */
export async function checkBackupFile(
  place: Parameters<typeof readBackupFile>[0],
  ownerUrl: string | undefined,
): Promise<Restored> {
  const lines = readBackupFile(place);
  const { url, drop } = ownerUrl && !hasBinaries() ? await trialAtServer(ownerUrl) : await trialBeside();
  try {
    return await restoreLines(lines, { url, writeFile: async () => {} });
  } finally {
    await drop();
  }
}
