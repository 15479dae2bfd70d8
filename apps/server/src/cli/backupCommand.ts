import { writeBackupFile } from '../db/backup/backupFile.ts';
import { checkBackupFile } from '../db/backup/checkBackupFile.ts';
import { readBackupLines } from '../db/backup/readBackupLines.ts';
import { readSecretFiles } from '../settings/readSecretFiles.ts';
import { readBackupPlace } from './backupPlace.ts';
import type { Cli, ExitCode, Help } from './Cli.ts';
import { formatRestored } from './formatRestored.ts';
import { findCliDatabase } from './openCliDatabase.ts';

export const backupHelp: Help = [
  [
    'backup <file> [--json]',
    'Save everything as it is now, encrypted with BACKUP_KEY, while the shop runs; then restore it on trial',
  ],
  ['backup check <file> [--json]', 'Restore a backup on trial, beside the shop, and compare every row'],
];

/** `potli backup`: writes a backup, and proves that it can be restored. */
export async function backupCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const isCheck = args[0] === 'check';
  const { json, files, ...place } = readBackupPlace(isCheck ? args.slice(1) : args, environment);
  if (!isCheck) {
    const { ownerUrl, release } = await findCliDatabase(environment);
    try {
      await writeBackupFile(place, readBackupLines({ url: ownerUrl, readFile: files.get }));
    } finally {
      await release();
    }
  }
  const { DATABASE_URL, DATABASE_MIGRATION_URL = DATABASE_URL } = readSecretFiles(environment);
  const restored = await checkBackupFile(place, DATABASE_MIGRATION_URL);
  print(formatRestored(restored, { json, done: `${place.path} was restored on trial` }));
  return restored.missingFiles.length > 0 ? 1 : 0;
}
