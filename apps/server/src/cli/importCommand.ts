import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type WarningKind, warningKinds } from '@potli/api/contract/adminImport';
import { type CatalogueKindName, catalogueKinds } from '@potli/api/contract/catalogueKinds';
import { createLinkCheck } from '../adapters/links/createLinkCheck.ts';
import { noLinkCheck } from '../domain/shop/catalogue/desk/LinkCheck.ts';
import { loadFile } from '../domain/shop/catalogue/desk/loadFile.ts';
import { DocumentRefused } from '../domain/shop/catalogue/import/readDocument.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { readTextFile } from '../incoming/textFile.ts';
import { readLinkCheck } from '../settings/linkCheck.ts';
import { readRateRaise } from '../settings/rateRaise.ts';
import type { Cli, ExitCode, Help } from './Cli.ts';
import { formatReport } from './formatReport.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { orUsageError } from './orUsageError.ts';

export const importHelp: Help = [
  [
    'import <file> [--kind stores] [--dry-run] [--confirm past-date,unknown-place] [--json]',
    'Load a catalogue document, or a table (CSV) of one kind; --dry-run shows the difference, --confirm names the kinds of warnings that are meant, --json prints the report for programs',
  ],
];

interface Args {
  file: string;
  kind: CatalogueKindName | undefined;
  json: boolean;
  dryRun: boolean;
  confirmed: WarningKind[];
}

function readArgs(args: string[]): Args {
  const flag = { type: 'boolean', default: false } as const;
  return orUsageError(() => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { kind: { type: 'string' }, json: flag, 'dry-run': flag, confirm: { type: 'string', multiple: true } },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error('"import" takes one file.');
    const { json, 'dry-run': dryRun } = values;
    return { file, kind: readKind(values.kind, file), json, confirmed: readKinds(values.confirm ?? []), dryRun };
  });
}

function readKind(name: string | undefined, file: string): CatalogueKindName | undefined {
  const kind = catalogueKinds.find((known) => known === name);
  if (name !== undefined && !kind) throw new Error(`There is no kind "${name}": ${catalogueKinds.join(', ')}.`);
  if (!kind && /\.csv$/i.test(file)) throw new Error('A table needs --kind, such as --kind stores.');
  return kind;
}

function readKinds(given: readonly string[]): WarningKind[] {
  return given.flatMap((list) =>
    list.split(',').map((name) => {
      const kind = warningKinds.find((known) => known === name.trim());
      if (!kind) throw new Error(`There is no warning "${name.trim()}": ${warningKinds.join(', ')}.`);
      return kind;
    }),
  );
}

/** `potli import`: relative paths start at the folder of the terminal, also when a package manager runs the command. */
export async function importCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { file, kind, json, ...options } = readArgs(args);
  const limitPercent = readRateRaise(environment);
  const checkLinks = readLinkCheck(environment) ? createLinkCheck() : noLinkCheck;
  const text = await readTextFile(resolve(environment.INIT_CWD ?? '', file));
  const shop = await openCliDatabase(environment);
  try {
    const by = { who: operatorName(), now: new Date(), limitPercent, checkLinks };
    const report = await loadFile(shop.database, { text, kind }, { ...options, ...by });
    print(json ? JSON.stringify(report, null, 2) : formatReport(report));
    const isRefused = report.rows.some(({ outcome }) => outcome === 'refused');
    return isRefused || report.outcome === 'unconfirmed' || report.outcome === 'waiting' ? 1 : 0;
  } catch (error) {
    if (error instanceof DocumentRefused) throw new OperatorError(`Nothing was loaded from ${file}.\n${error.message}`);
    throw error;
  } finally {
    await shop.close();
  }
}
