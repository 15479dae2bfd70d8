import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importRates } from '../domain/ledger/exchange/importRates.ts';
import { readRates } from '../domain/ledger/exchange/readRates.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import type { Cli, ExitCode, Help } from './Cli.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { orUsageError } from './orUsageError.ts';
import { readRateFile } from './readRateFile.ts';

export const ratesHelp: Help = [
  [
    'rates import <file.csv> --source <text> [--replace] [--json]',
    'Import rupees for one unit of currencies by day: date, currency, rate; --replace takes another rate for a day that has one',
  ],
  ['rates list [--json]', 'List the rates that were imported, the latest first'],
];

const MOST_LISTED = 500;

/** `potli rates`: rates of exchange for reports in other currencies than rupees. */
export async function ratesCommand(args: string[], cli: Cli): Promise<ExitCode> {
  const given = readArgs(args);
  return given.word === 'list' ? list(given.json, cli) : importFile(given, cli);
}

async function list(json: boolean, { environment, print }: Cli): Promise<ExitCode> {
  const shop = await openCliDatabase(environment);
  try {
    const rates = await readRates(shop.database.orm, MOST_LISTED);
    const lines = rates.map(({ day, currency, rupees, source }) => `${day}  1 ${currency} = ₹${rupees}  ${source}`);
    print(json ? JSON.stringify(rates, null, 2) : lines.join('\n') || 'No rate was imported.');
    return 0;
  } finally {
    await shop.close();
  }
}

async function importFile({ file, source, replace, json }: ImportArgs, { environment, print }: Cli): Promise<ExitCode> {
  const { rates, badLines } = await readRateFile(resolve(environment.INIT_CWD ?? '', file), new Date());
  if (badLines.length > 0) {
    const lines = badLines.map(({ line, problem }) => `  line ${line}: ${problem}`);
    throw new OperatorError(['Nothing was imported.', ...lines].join('\n'));
  }
  const shop = await openCliDatabase(environment);
  try {
    const imported = await importRates(shop.database, { rates, source, replace, who: operatorName() });
    const { added, unchanged, replaced } = imported;
    const text = `${added} rates added, ${replaced.length} replaced, ${unchanged} were known.`;
    const lines = replaced.map(({ currency, day, before, rupees }) => `  ${currency} ${day}: ${before}, now ${rupees}`);
    print(json ? JSON.stringify(imported, null, 2) : [text, ...lines].join('\n'));
    return 0;
  } finally {
    await shop.close();
  }
}

interface ImportArgs {
  word: 'import';
  file: string;
  source: string;
  replace: boolean;
  json: boolean;
}

function readArgs(args: string[]): ImportArgs | { word: 'list'; json: boolean } {
  return orUsageError(() => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { source: { type: 'string' }, replace: { type: 'boolean' }, json: { type: 'boolean' } },
    });
    const [word, file, ...more] = positionals;
    const { source = '', replace = false, json = false } = values;
    if (word === 'list' && file === undefined) return { word, json };
    if (word !== 'import' || file === undefined || more.length > 0 || source.trim() === '') {
      throw new Error('"rates" takes list, or import with a file and the --source of its rates.');
    }
    return { word, file, source, replace, json };
  });
}
