import { join, resolve } from 'node:path';
import { createFileStore } from '../domain/platform/uploads/fileStore.ts';
import { secretFaults } from '../settings/loadSecrets.ts';
import { readSecretFiles } from '../settings/readSecretFiles.ts';
import { SettingsError } from '../settings/SettingsError.ts';
import { type Cli, UsageError } from './Cli.ts';
import { splitJson } from './readJsonOption.ts';

/**
 * What `backup` and `restore` need: the file, its key, and the folder of members' files.
 * @throws UsageError for other words; SettingsError without a good BACKUP_KEY
 */
export function readBackupPlace(args: string[], environment: Cli['environment']) {
  const { json, words } = splitJson(args);
  const [name, ...rest] = words;
  if (name === undefined || rest.length > 0) throw new UsageError('This command takes the name of one file.');
  const { BACKUP_KEY: key, UPLOADS_DIR, DATA_DIR, INIT_CWD } = readSecretFiles(environment);
  if (key === undefined) {
    throw new SettingsError([
      'BACKUP_KEY: is missing; set at least 32 random bytes, and keep them apart from the backups',
    ]);
  }
  const faults = secretFaults('BACKUP_KEY', key);
  if (faults.length > 0) throw new SettingsError(faults);
  return {
    json,
    key,
    path: resolve(INIT_CWD ?? '', name),
    files: createFileStore(resolve(UPLOADS_DIR ?? join(DATA_DIR ?? '.data', 'uploads'))),
  };
}
