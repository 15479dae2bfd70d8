import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { toRupees } from '@potli/api/units/money';
import { makeTransferFile, type TransferFile } from '../domain/payouts/transferFiles/makeTransferFile.ts';
import {
  type ListedFile,
  listTransferFiles,
  takeTransferFile,
  withdrawTransferFile,
} from '../domain/payouts/transferFiles/transferFileRows.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import type { Cli, ExitCode } from './Cli.ts';
import { inRupees } from './inRupees.ts';
import { openTransferFiles } from './openTransferFiles.ts';
import { orUsageError } from './orUsageError.ts';

/** Files of a list. */
const MOST_LISTED = 50;

/** `potli payouts file`: writes the payouts that wait for the bank into a file, or an earlier file again. */
export async function payoutsFileCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { out, again, withdraw, list, json } = readArgs(args);
  const shop = await openTransferFiles(environment);
  const { who, database } = shop;
  const { orm } = database;
  try {
    if (list) {
      const { rows: files } = await listTransferFiles(orm, { pageNumber: 0, pageSize: MOST_LISTED });
      print(json ? JSON.stringify(files.map(toJson), null, 2) : formatFiles(files));
      return 0;
    }
    if (withdraw !== undefined) {
      const by = { who, action: 'payouts file --withdraw' };
      await orm.transaction((queries) => withdrawTransferFile(queries, { name: withdraw, by }));
      print(
        json
          ? JSON.stringify({ withdrawn: withdraw })
          : `${withdraw} is withdrawn. Its payouts wait for the next file.`,
      );
      return 0;
    }
    const file = await orm.transaction((queries) =>
      again === undefined
        ? makeTransferFile(queries, { ...shop, by: { who, action: 'payouts file' } })
        : takeTransferFile(queries, shop.sealer, { name: again, by: { who, action: 'payouts file --again' } }),
    );
    if (!file) {
      print(json ? JSON.stringify(null) : 'No payout waits for a file.');
      return 0;
    }
    const path = resolve(environment.INIT_CWD ?? '', out ?? shop.layout.fileName(file.name));
    await save(path, file);
    const { content: _, madeAt: __, ...fields } = file;
    print(json ? JSON.stringify(toJson({ ...fields, path }), null, 2) : formatFile(file, path));
    return 0;
  } finally {
    await shop.close();
  }
}

/** It has names and account numbers: only the operator can read it, and no other file is lost. */
async function save(path: string, { name, content }: TransferFile): Promise<void> {
  try {
    await writeFile(path, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const text = code === 'EEXIST' ? 'there is one already' : `it cannot be written (${code})`;
    throw new OperatorError(
      `${path}: ${text}. The file is kept: write it with "potli payouts file --again ${name} --out <path>".`,
    );
  }
}

const toJson = <Listed extends { totalPaise: bigint }>({ totalPaise, ...rest }: Listed) => ({
  ...rest,
  total: toRupees(totalPaise),
});

const sum = (lines: number, totalPaise: bigint) => `${lines} payouts, ${inRupees(toRupees(totalPaise))}`;

const formatFile = ({ name, lines, totalPaise }: TransferFile, path: string) =>
  `${name}: ${sum(lines, totalPaise)}.\nWritten to ${path}. It has account numbers: remove it when the bank has it.`;

function formatFiles(files: readonly ListedFile[]): string {
  if (files.length === 0) return 'There are no files.';
  const stateOf = ({ withdrawnAt, openLines }: ListedFile) => {
    if (withdrawnAt) return 'withdrawn';
    return openLines === 0 ? 'the bank has answered for all' : `the bank has not answered for ${openLines}`;
  };
  return files.map((file) => `  ${file.name}: ${sum(file.lines, file.totalPaise)}; ${stateOf(file)}`).join('\n');
}

function readArgs(args: string[]) {
  return orUsageError(() => {
    const text = { type: 'string' } as const;
    const flag = { type: 'boolean' } as const;
    const options = { out: text, again: text, withdraw: text, list: flag, json: flag };
    const { values } = parseArgs({ args, options });
    const { again, withdraw, list } = values;
    if ([again, withdraw, list].filter((given) => given !== undefined).length > 1) {
      throw new Error('--again, --withdraw and --list exclude each other.');
    }
    return { ...values, json: values.json === true };
  });
}
