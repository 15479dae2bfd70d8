import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CatalogueKindName, catalogueKinds } from '@potli/api/contract/catalogueKinds';
import { loadFile } from '../domain/shop/catalogue/desk/loadFile.ts';
import { DocumentRefused } from '../domain/shop/catalogue/import/readDocument.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { readTextFile } from '../incoming/textFile.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { formatReport } from './formatReport.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';

export const importHelp: Help = [
  [
    'import <file> [--kind stores] [--dry-run] [--confirm] [--json]',
    'Load a catalogue document, or a table (CSV) of one kind; --dry-run shows the difference, --confirm loads in spite of warnings, --json prints the report for programs',
  ],
];

interface Args {
  file: string;
  kind: CatalogueKindName | undefined;
  json: boolean;
  dryRun: boolean;
  confirmed: boolean;
}

function readArgs(args: string[]): Args {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values, positionals } = parseArgs({
      ...{ args, allowPositionals: true },
      options: { kind: { type: 'string' }, json: flag, 'dry-run': flag, confirm: flag },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error('"import" takes one file.');
    const { json, confirm: confirmed, 'dry-run': dryRun } = values;
    return { file, kind: readKind(values.kind, file), json, confirmed, dryRun };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readKind(name: string | undefined, file: string): CatalogueKindName | undefined {
  const kind = catalogueKinds.find((known) => known === name);
  if (name !== undefined && !kind) throw new Error(`There is no kind "${name}": ${catalogueKinds.join(', ')}.`);
  if (!kind && /\.csv$/i.test(file)) throw new Error('A table needs --kind, such as --kind stores.');
  return kind;
}

/** `potli import`: relative paths start at the folder of the terminal, also when a package manager runs the command. */
export async function importCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { file, kind, json, ...options } = readArgs(args);
  const text = await readTextFile(resolve(environment.INIT_CWD ?? '', file));
  const shop = await openCliDatabase(environment);
  try {
    const report = await loadFile(shop.database, { text, kind }, { ...options, who: operatorName(), now: new Date() });
    print(json ? JSON.stringify(report, null, 2) : formatReport(report));
    const isRefused = report.rows.some(({ outcome }) => outcome === 'refused');
    return isRefused || report.outcome === 'unconfirmed' ? 1 : 0;
  } catch (error) {
    if (error instanceof DocumentRefused) throw new OperatorError(`Nothing was loaded from ${file}.\n${error.message}`);
    throw error;
  } finally {
    await shop.close();
  }
}
