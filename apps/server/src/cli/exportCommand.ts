import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { type CatalogueKindName, catalogueKinds } from '@potli/api/contract/catalogueKinds';
import { tableHead, tableLine } from '@potli/api/table';
import type { Queries } from '../db/database.ts';
import { recordAudit } from '../domain/platform/audit/recordAudit.ts';
import { exportRows } from '../domain/shop/catalogue/desk/exportRows.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';

export const exportHelp: Help = [
  ['export <file.json>', 'Write what is published as a catalogue document, which "import" reads'],
  ['export <file.csv> --kind stores', 'Write the rows of one kind as a table'],
];

function readArgs(args: string[]): { file: string; kind: CatalogueKindName | undefined } {
  try {
    const { values, positionals } = parseArgs({ args, options: { kind: { type: 'string' } }, allowPositionals: true });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error('"export" takes one file.');
    const kind = catalogueKinds.find((known) => known === values.kind);
    if (/\.csv$/i.test(file) !== (values.kind !== undefined)) throw new Error('A .csv file goes with --kind.');
    if (values.kind !== undefined && !kind) throw new Error(`The kinds are: ${catalogueKinds.join(', ')}.`);
    return { file, kind };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** `potli export`: rows are written as they are read, so that a large shop takes no more memory than a small one. */
export async function exportCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { file, kind } = readArgs(args);
  const shop = await openCliDatabase(environment);
  try {
    const counted = { rows: 0 };
    const text = kind ? table(shop.database.orm, kind, counted) : document(shop.database.orm, counted);
    await pipeline(Readable.from(text), createWriteStream(resolve(environment.INIT_CWD ?? '', file)));
    await recordAudit(shop.database.orm, {
      ...{ who: operatorName(), action: 'export', object: kind ? `catalogue ${kind}` : 'catalogue' },
      after: { rows: counted.rows },
    });
    print(`${counted.rows} rows were written to ${file}.`);
    return 0;
  } finally {
    await shop.close();
  }
}

async function* table(queries: Queries, kind: CatalogueKindName, counted: { rows: number }): AsyncGenerator<string> {
  yield tableHead(kind);
  for await (const row of exportRows(queries, kind)) {
    counted.rows += 1;
    yield tableLine(kind, row);
  }
}

async function* document(queries: Queries, counted: { rows: number }): AsyncGenerator<string> {
  yield '{\n  "version": 1';
  for (const kind of catalogueKinds) {
    yield `,\n  "${kind}": [`;
    let separator = '\n    ';
    for await (const row of exportRows(queries, kind)) {
      counted.rows += 1;
      yield separator + JSON.stringify(row);
      separator = ',\n    ';
    }
    yield '\n  ]';
  }
  yield '\n}\n';
}
