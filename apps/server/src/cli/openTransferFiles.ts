import { narrationOf } from '../adapters/banks/connectBank.ts';
import { commonFormat } from '../adapters/banks/neft/neftPresets.ts';
import { readNeftFormat } from '../adapters/banks/neft/readNeftFormat.ts';
import { createOpenTarget } from '../domain/payouts/transfers/openTarget.ts';
import { createSealer } from '../domain/platform/sealing/createSealer.ts';
import { recordBank } from '../domain/views/installation/recordedBank.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { loadSettings } from '../settings/settings.ts';
import type { Cli } from './Cli.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';

/** The queue of files of the shop, and the format of its bank. @throws OperatorError where its bank takes no files, or is another one than the recorded one */
export async function openTransferFiles(environment: Cli['environment']) {
  const { bank, piiKey, previousPiiKeys, productName } = loadSettings(environment);
  if (bank?.kind !== 'neft') throw new OperatorError('The bank of this shop takes no files: they need BANK=neft.');
  const format = bank.fileFormat === undefined ? commonFormat : readNeftFormat(bank.fileFormat);
  const sealer = createSealer(piiKey, previousPiiKeys);
  const account = { debitAccount: bank.credentials.get('account')?.[0] ?? '', narration: narrationOf(productName) };
  const { database, close } = await openCliDatabase(environment);
  try {
    await recordBank(database.orm, bank.kind);
  } catch (error) {
    await close();
    throw error;
  }
  return { database, sealer, openTarget: createOpenTarget(sealer), who: operatorName(), format, account, close };
}
