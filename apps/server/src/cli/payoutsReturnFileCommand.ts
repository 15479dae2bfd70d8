import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readReturnRow, returnForm } from '../adapters/banks/neft/readReturnRow.ts';
import { applyReturnLine, type ReturnOutcome } from '../domain/payouts/transferFiles/applyReturnLine.ts';
import { readTable, type TableLine } from '../incoming/readTable.ts';
import type { Cli, ExitCode } from './Cli.ts';
import { openTransferFiles } from './openTransferFiles.ts';
import { orUsageError } from './orUsageError.ts';

/** What became of a return file, line by line. */
interface ReadReturns {
  applied: number;
  /** Reported before, with the same outcome. */
  known: number;
  /** The bank has not decided. */
  waiting: number;
  problems: { line: number; problem: string }[];
  /** Lines without a payout, such as titles and totals; line 0 is about the whole file. */
  notes: { line: number; note: string }[];
}

/**
 * `potli payouts return-file`: reads what the bank answered to a file. Each line counts by itself: one that does not fit
 * stops no other, and the same file again changes nothing.
 */
export async function payoutsReturnFileCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { file, json } = readArgs(args);
  const { format, close, ...parts } = await openTransferFiles(environment);
  const read: ReadReturns = { applied: 0, known: 0, waiting: 0, problems: [], notes: [] };
  async function apply(line: Exclude<TableLine, { note: string }>): Promise<ReturnOutcome | 'waiting'> {
    if ('problem' in line) return line;
    const read = readReturnRow(format, line.row);
    if (read === 'waiting' || 'problem' in read) return read;
    return applyReturnLine(parts, read);
  }
  try {
    for await (const line of readTable(resolve(environment.INIT_CWD ?? '', file), returnForm(format))) {
      if ('note' in line) {
        read.notes.push(line);
        continue;
      }
      const outcome = await apply(line);
      if (typeof outcome === 'string') read[outcome] += 1;
      else read.problems.push({ line: line.line, problem: outcome.problem });
    }
  } finally {
    await close();
  }
  print(json ? JSON.stringify(read, null, 2) : formatReturns(read));
  return read.problems.length > 0 ? 1 : 0;
}

function formatReturns({ applied, known, waiting, problems, notes }: ReadReturns): string {
  return [
    `${applied} lines applied, ${known} known before, ${waiting} not decided by the bank.`,
    ...problems.map(({ line, problem }) => `  line ${line}: ${problem}`),
    ...notes.map(({ line, note }) => (line === 0 ? `  ${note}` : `  line ${line}: no payout. ${note}`)),
  ].join('\n');
}

function readArgs(args: string[]): { file: string; json: boolean } {
  return orUsageError(() => {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' } } });
    const [file, ...rest] = positionals;
    if (file === undefined || rest.length > 0) throw new Error('"payouts return-file" takes one file.');
    return { file, json: values.json === true };
  });
}
