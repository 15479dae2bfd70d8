import { narrationOf } from '../adapters/banks/connectBank.ts';
import { createNeftLayout } from '../adapters/banks/neft/createNeftLayout.ts';
import { createOpenTarget } from '../domain/payouts/transfers/openTarget.ts';
import { createSealer } from '../domain/platform/sealing/createSealer.ts';
import { recordBank } from '../domain/views/installation/recordedBank.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { loadSettings } from '../settings/settings.ts';
import type { Cli } from './Cli.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';

/** The queue of files of the shop, and the layout of its bank. @throws OperatorError where its bank takes no files, or is another one than the recorded one */
export async function openTransferFiles(environment: Cli['environment']) {
  const { bank, piiKey, previousPiiKeys, productName } = loadSettings(environment);
  if (bank?.kind !== 'neft') throw new OperatorError('The bank of this shop takes no files: they need BANK=neft.');
  const layout = createNeftLayout(bank, narrationOf(productName));
  const sealer = createSealer(piiKey, previousPiiKeys);
  const { database, close } = await openCliDatabase(environment);
  try {
    await recordBank(database.orm, bank.kind);
  } catch (error) {
    await close();
    throw error;
  }
  return { database, sealer, openTarget: createOpenTarget(sealer), who: operatorName(), layout, close };
}
