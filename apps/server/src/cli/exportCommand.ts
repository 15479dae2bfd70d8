import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type CatalogueKindName, catalogueKinds } from '@potli/api/contract/catalogueKinds';
import { tableHead, tableLine } from '@potli/api/table';
import type { Queries } from '../db/database.ts';
import { recordAudit } from '../domain/platform/audit/recordAudit.ts';
import { createViewService } from '../domain/shop/catalogue/desk/createViewService.ts';
import { exportRows } from '../domain/shop/catalogue/desk/exportRows.ts';
import { type RowFilter, rowsOf } from '../domain/shop/catalogue/desk/readDeskRows.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { readDeskArgs, readFilter, readKindName } from './desk/deskArgs.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';

export const exportHelp: Help = [
  ['export <file.json>', 'Write what is published as a catalogue document, which "import" reads'],
  [
    'export <file.csv> --kind stores [--q WORDS] [--state live] [--problem without-rate] [--has-draft] [--view NAME]',
    'Write the rows of one kind as a table, those of a filter or of a named view',
  ],
];

function readArgs(args: string[]) {
  const {
    words: [file, ...more],
    values,
  } = readDeskArgs(args);
  if (file === undefined || more.length > 0) throw new UsageError('"export" takes one file.');
  if (/\.csv$/i.test(file) !== (values.kind !== undefined)) throw new UsageError('A .csv file goes with --kind.');
  return { file, values, kind: values.kind === undefined ? undefined : readKindName(values.kind) };
}

/** `potli export`: rows are written as they are read, so that a large shop takes no more memory than a small one. */
export async function exportCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { file, kind, values } = readArgs(args);
  const shop = await openCliDatabase(environment);
  try {
    const { orm } = shop.database;
    const counted = { rows: 0 };
    const filter = kind ? await readFilter({ desk: createViewService(orm) }, kind, values) : {};
    const text = kind ? table(orm, kind, { filter, counted }) : document(orm, counted);
    await pipeline(Readable.from(text), createWriteStream(resolve(environment.INIT_CWD ?? '', file)));
    await recordAudit(shop.database.orm, {
      who: operatorName(),
      action: 'export',
      object: kind ? `catalogue ${kind}` : 'catalogue',
      after: { ...filter, rows: counted.rows },
    });
    print(`${counted.rows} rows were written to ${file}.`);
    return 0;
  } finally {
    await shop.close();
  }
}

async function* table(
  queries: Queries,
  kind: CatalogueKindName,
  { filter, counted }: { filter: RowFilter; counted: { rows: number } },
): AsyncGenerator<string> {
  yield tableHead(kind);
  for await (const row of exportRows(queries, kind, rowsOf(kind, filter, new Date()))) {
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
