import { writeBackupFile } from '../db/backup/backupFile.ts';
import { checkBackupFile } from '../db/backup/checkBackupFile.ts';
import { readBackupLines } from '../db/backup/readBackupLines.ts';
import type { Restored } from '../db/backup/restoreLines.ts';
import { openDatabase } from '../db/database.ts';
import { recordBackup } from '../domain/views/installation/backups.ts';
import { toStartFailure } from '../logging/operatorText.ts';
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
export async function backupCommand(args: string[], { environment, print, complain }: Cli): Promise<ExitCode> {
  const isCheck = args[0] === 'check';
  const { json, files, ...place } = readBackupPlace(isCheck ? args.slice(1) : args, environment);
  const { DATABASE_URL, DATABASE_MIGRATION_URL = DATABASE_URL } = readSecretFiles(environment);
  const restoreOnTrial = () => checkBackupFile(place, DATABASE_MIGRATION_URL);
  const restored = isCheck
    ? await restoreOnTrial()
    : await save({ environment, complain, place, files, restoreOnTrial });
  print(formatRestored(restored, { json, done: `${place.path} was restored on trial` }));
  return isWhole(restored) ? 0 : 1;
}

interface SaveParts extends Pick<Cli, 'environment' | 'complain'> {
  place: Parameters<typeof writeBackupFile>[0];
  files: { get: Parameters<typeof readBackupLines>[0]['readFile'] };
  restoreOnTrial(): Promise<Restored>;
}

/** Writes a backup, restores it on trial, and records it for monitors where it is whole. */
async function save({ environment, complain, place, files, restoreOnTrial }: SaveParts): Promise<Restored> {
  const { ownerUrl, release } = await findCliDatabase(environment);
  try {
    await writeBackupFile(place, readBackupLines({ url: ownerUrl, readFile: files.get }));
    const restored = await restoreOnTrial();
    // of a replica, say, which takes no writes
    if (isWhole(restored))
      await record(ownerUrl, restored).catch((error: unknown) =>
        complain(`The backup is whole, and could not be recorded: monitors do not see it. ${toStartFailure(error)}`),
      );
    return restored;
  } finally {
    await release();
  }
}

async function record(url: string, { takenAt }: Restored): Promise<void> {
  const database = await openDatabase(url, { size: 1 });
  try {
    await recordBackup(database.orm, new Date(takenAt));
  } finally {
    await database.close();
  }
}

/** With all files of members. */
const isWhole = ({ missingFiles }: Restored): boolean => missingFiles.length === 0;
