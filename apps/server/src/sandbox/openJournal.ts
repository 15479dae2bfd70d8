import { appendFileSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, SandboxOrder, SandboxReport } from './SandboxOrder.ts';

/** What happened in the sandbox; its state follows from these lines. */
export type JournalLine =
  | { type: 'bought'; order: SandboxOrder }
  | { type: 'returned'; orderId: string; pieces: number; at: number }
  | { type: 'reported'; report: SandboxReport }
  | { type: 'answered'; orderId: string; reportId: string; answer: Answer }
  | { type: 'paid'; network: string; statement: string; orderIds: readonly string[] };

export interface Journal {
  /** What happened before. */
  lines: readonly JournalLine[];
  /** Writes a line to the disk before it returns. */
  write(line: JournalLine): void;
}

/**
 * Opens the file `<name>.jsonl` of a folder, to which lines are only ever added. The end of a line that was being written
 * when the process ended is cut off: its write did not return.
 */
export function openJournal(folder: string, name: string): Journal {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.jsonl`);
  const text = readIfThere(file);
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
  const lines = whole
    .split('\n')
    .filter((line) => line !== '')
    // no other process writes this file
    .map((line) => JSON.parse(line) as JournalLine);
  return { lines, write: (line) => appendFileSync(file, `${JSON.stringify(line)}\n`, { flush: true }) };
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
