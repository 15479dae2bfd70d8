import { readBackupFile } from '../db/backup/backupFile.ts';
import { restoreLines } from '../db/backup/restoreLines.ts';
import { readBackupPlace } from './backupPlace.ts';
import type { Cli, ExitCode, Help } from './Cli.ts';
import { formatRestored } from './formatRestored.ts';
import { findCliDatabase } from './openCliDatabase.ts';

export const restoreHelp: Help = [
  [
    'restore <file> [--json]',
    'Fill an empty database with a backup; members are paid after "payouts resume" (docs/operations.md)',
  ],
];

/** `potli restore`: fills the empty database of the environment, and the folder of members' files. */
export async function restoreCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { json, files, ...place } = readBackupPlace(args, environment);
  const { ownerUrl, release } = await findCliDatabase(environment);
  try {
    const restored = await restoreLines(readBackupFile(place), { url: ownerUrl, writeFile: files.put });
    print(formatRestored(restored, { json, done: 'Restored' }));
    if (!json) print('Nobody is paid until you run: potli payouts resume');
    return 0;
  } finally {
    await release();
  }
}
