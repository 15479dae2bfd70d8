import { networkSecret } from '../sendReport.ts';
import { testSettings } from '../testSettings.ts';

/** The key after the keys were changed. */
export const PII_KEY = 'the key of a shop that has lived for a year';
const { jwtSecret: JWT_SECRET, receiptKey: RECEIPT_KEY } = testSettings;

/** Variables of its commands, beside its database and folder. */
export const livedEnvironment = {
  NODE_ENV: 'production',
  JWT_SECRET,
  RECEIPT_KEY,
  POSTBACK_SECRETS: `bazaar=${networkSecret}`,
  BACKUP_KEY: 'the key of the backups of a lived shop',
  BANK: 'neft',
  BANK_CREDENTIALS: 'account=501000123',
};
