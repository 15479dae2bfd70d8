import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ReturnedLine } from '@potli/api/contract/adminTransferFiles';
import { applyReturnFile } from '../domain/payouts/transferFiles/readReturnFile.ts';
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
  const { layout, close, who, ...parts } = await openTransferFiles(environment);
  try {
    const by = { who, action: 'payouts return-file' };
    const lines = await applyReturnFile({ ...parts, by }, layout, resolve(environment.INIT_CWD ?? '', file));
    const read = toReturns(lines);
    print(json ? JSON.stringify(read, null, 2) : formatReturns(read));
    return read.problems.length > 0 ? 1 : 0;
  } finally {
    await close();
  }
}

function toReturns(lines: readonly ReturnedLine[]): ReadReturns {
  const read: ReadReturns = { applied: 0, known: 0, waiting: 0, problems: [], notes: [] };
  for (const { line, outcome, text } of lines) {
    if (outcome === 'problem') read.problems.push({ line, problem: text ?? '' });
    else if (outcome === 'note') read.notes.push({ line, note: text ?? '' });
    else if (outcome === 'known' || outcome === 'waiting') read[outcome] += 1;
    else read.applied += 1;
  }
  return read;
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
