import { parseArgs } from 'node:util';
import { runCheck } from '../domain/ledger/journals/checkLedger.ts';
import { describeFindings } from '../domain/ledger/journals/findingTexts.ts';
import type { CheckResult } from '../domain/ledger/journals/ledgerChecks.ts';
import type { Cli, ExitCode, Help } from './Cli.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { orUsageError } from './orUsageError.ts';

export const ledgerHelp: Help = [
  [
    'ledger check [--full] [--json]',
    'Check what is new in the ledger since the last sound check, or all of it; ends with 1 where something is wrong',
  ],
];

/** `potli ledger check`: the checks that the shop does each hour and each night, now. */
export async function ledgerCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { wanted, json } = readArgs(args);
  const shop = await openCliDatabase(environment);
  try {
    const result = await runCheck(shop.database, wanted, { who: operatorName() });
    const wrong = describeFindings(result.findings);
    const { kind, startedAt: checkedAt, findings } = result;
    const output = { kind, checkedAt, isSound: wrong.length === 0, findings };
    print(json ? JSON.stringify(output, null, 2) : formatCheck(result, wrong));
    return wrong.length === 0 ? 0 : 1;
  } finally {
    await shop.close();
  }
}

const SCOPES: Record<CheckResult['kind'], string> = {
  full: 'Everything was checked',
  recent: 'What is new since the last sound check was checked',
};

function formatCheck({ kind }: CheckResult, wrong: ReturnType<typeof describeFindings>): string {
  if (wrong.length === 0) return `${SCOPES[kind]}: the ledger is sound.`;
  return [`${SCOPES[kind]}: the ledger is not sound.`, ...wrong.map(([what, count]) => `  ${what}: ${count}`)].join(
    '\n',
  );
}

function readArgs(args: string[]): { wanted: CheckResult['kind']; json: boolean } {
  return orUsageError(() => {
    const options = { full: { type: 'boolean' }, json: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    if (positionals.length !== 1 || positionals[0] !== 'check') throw new Error('"ledger" takes one word: check.');
    return { wanted: values.full === true ? 'full' : 'recent', json: values.json === true };
  });
}
