import type { FileSource } from '../../../incoming/textFile.ts';
import type { ReturnLine } from './applyReturnLine.ts';
import type { FiledTransfer } from './FiledTransfer.ts';

/** A line of a bank's answer, as it can be read; `waiting`: the bank has not decided. Line 0 is about the whole file. */
export type ReturnRecord = { line: number } & (
  | { answer: ReturnLine | 'waiting' }
  | { problem: string }
  | { note: string }
);

/** How the files of a bank look, both ways. */
export interface FileLayout {
  /** Payouts of a file at most. */
  mostLines: number;
  /** The text of a file with these transfers. */
  write(transfers: readonly FiledTransfer[], at: Date): string;
  /** What a file is called on disk. @param name under which it is stored */
  fileName(name: string): string;
  /** @throws OperatorError for a file that is no list of this layout */
  read(file: FileSource): AsyncIterable<ReturnRecord>;
}
