import { SettingsError } from '../../settings/SettingsError.ts';

/** What an operator reads whose key is another than the database's. */
export const keyMisfit = () =>
  new SettingsError([
    'The PII_KEY does not fit this database: what is sealed in it was sealed with another key. Start with the key that ' +
      'it was opened with before; while keys are being changed, give that one as PII_KEY_PREVIOUS. ' +
      'A host without PII_KEY makes a key for its own DATA_DIR: hosts on one DATABASE_URL need the same.',
  ]);
