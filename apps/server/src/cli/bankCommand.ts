import { changeBank, type RecordedBankName, readRecordedBank } from '../domain/views/installation/recordedBank.ts';
import { bankNames } from '../settings/bankSettings.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { splitJson } from './readJsonOption.ts';

export const bankHelp: Help = [
  ['bank [--json]', 'Print which bank pays the members of this database'],
  ['bank change <name> [--json]', 'Let another bank pay them, when the one before has no open payout'],
];

/** `potli bank`: prints the bank that the database keeps. `potli bank change <name>`: the next start has that one as `BANK`. */
export async function bankCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { json, to } = readArgs(args);
  const shop = await openCliDatabase(environment);
  try {
    if (to !== undefined) await changeBank(shop.database, { bank: to, who: operatorName() });
    const bank = await readRecordedBank(shop.database.orm);
    if (json) print(JSON.stringify({ bank }));
    else if (to === undefined) print(bank ?? 'No bank has paid members in production yet.');
    else print(`${to} pays members from now on. Start every server with BANK=${to}.`);
    return 0;
  } finally {
    await shop.close();
  }
}

const isReal = (name: string): name is RecordedBankName =>
  name !== 'simulated' && bankNames.some((known) => known === name);

function readArgs(args: string[]): { json: boolean; to?: RecordedBankName } {
  const { json, words } = splitJson(args);
  const [word, name = '', ...rest] = words;
  if (word === undefined) return { json };
  if (word === 'change' && isReal(name) && rest.length === 0) return { json, to: name };
  const names = bankNames.filter(isReal).join(', ');
  throw new UsageError(`"bank" takes nothing, or the word change and a bank: ${names}.`);
}
