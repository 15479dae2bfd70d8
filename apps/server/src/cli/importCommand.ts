import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importCatalogue } from '../domain/shop/catalogue/import/importCatalogue.ts';
import { DocumentRefused } from '../domain/shop/catalogue/import/readDocument.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { readTextFile } from '../incoming/textFile.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { formatReport } from './formatReport.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';

export const importHelp: Help = [
  ['import <file.json> [--json]', 'Load a catalogue document; --json prints the report for programs'],
];

function readArgs(args: string[]): { file: string; json: boolean } {
  try {
    const { values, positionals } = parseArgs({ args, options: { json: { type: 'boolean' } }, allowPositionals: true });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error('"import" takes one file.');
    return { file, json: values.json === true };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function readJson(path: string): Promise<unknown> {
  const text = await readTextFile(path);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OperatorError(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** `potli import`: relative paths start at the folder of the terminal, also when a package manager runs the command. */
export async function importCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { file, json } = readArgs(args);
  const document = await readJson(resolve(environment.INIT_CWD ?? '', file));
  const shop = await openCliDatabase(environment);
  try {
    const report = await importCatalogue(shop.database, document, new Date(), operatorName());
    print(json ? JSON.stringify(report, null, 2) : formatReport(report));
    return report.rows.some(({ outcome }) => outcome === 'refused') ? 1 : 0;
  } catch (error) {
    if (error instanceof DocumentRefused) throw new OperatorError(`Nothing was loaded from ${file}.\n${error.message}`);
    throw error;
  } finally {
    await shop.close();
  }
}
