import { createSealer } from '../domain/platform/sealing/createSealer.ts';
import { type ResealedTable, rotateKeys } from '../domain/views/installation/rotateKeys.ts';
import { secretFaults, toKeyList } from '../settings/loadSecrets.ts';
import { readSecretFiles } from '../settings/readSecretFiles.ts';
import { SettingsError } from '../settings/SettingsError.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { splitJson } from './readJsonOption.ts';

export const keysHelp: Help = [
  ['keys rotate [--json]', 'Seal all personal data with PII_KEY instead of PII_KEY_PREVIOUS'],
];

/** `potli keys rotate`: reads the keys from the environment, like the host. */
export async function keysCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { json, words } = splitJson(args);
  if (words.length !== 1 || words[0] !== 'rotate') throw new UsageError('"keys" takes one word: rotate.');
  const sealer = sealerOf(environment);
  const shop = await openCliDatabase(environment);
  try {
    const tables = await rotateKeys(shop.database, sealer);
    const isComplete = tables.every(({ unreadable }) => unreadable.length === 0);
    if (json) {
      print(JSON.stringify(tables, null, 2));
      return isComplete ? 0 : 1;
    }
    print(tables.map(tableLines).join('\n'));
    if (!isComplete) {
      print(
        'Some rows were sealed with a key that was not given. Keep PII_KEY_PREVIOUS, add that key and run this again.',
      );
      return 1;
    }
    print('Everything is sealed with PII_KEY. PII_KEY_PREVIOUS is not needed from the next start.');
    return 0;
  } finally {
    await shop.close();
  }
}

function sealerOf(environment: Cli['environment']) {
  const { PII_KEY, PII_KEY_PREVIOUS } = readSecretFiles(environment);
  if (PII_KEY === undefined) {
    throw new SettingsError(['PII_KEY: is missing; set the new key, and the one before it as PII_KEY_PREVIOUS']);
  }
  const previous = toKeyList(PII_KEY_PREVIOUS);
  const faults = [
    ...secretFaults('PII_KEY', PII_KEY),
    ...previous.flatMap((key) => secretFaults('PII_KEY_PREVIOUS', key)),
  ];
  if (faults.length > 0) throw new SettingsError(faults);
  return createSealer(PII_KEY, previous);
}

/** At most so many rows of a table are printed. */
const NAMED = 20;

function tableLines({ table, resealed, unreadable }: ResealedTable): string {
  const broken = unreadable.length > 0 ? `, ${unreadable.length} do not open` : '';
  const rows = unreadable.slice(0, NAMED).map((id) => `    ${id} does not open`);
  return [`  ${table.padEnd(20)}${resealed} sealed anew${broken}`, ...rows].join('\n');
}
