import { appendFileSync, closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file of lines, each a JSON value. */
export interface Lines<Line> {
  /** Lines that this or another process has added since the last call. */
  readOn(): Line[];
  /** Writes a line to the disk before it returns. */
  add(line: Line): void;
}

/**
 * Opens a file of lines, to which lines are only ever added, by several processes at once. A line begins and ends with a
 * line break: one that was being written when its process ended spoils no other.
 */
export function openLines<Line>(file: string): Lines<Line> {
  let readTo = 0;
  return {
    readOn() {
      if (!existsSync(file)) return [];
      const { text, end } = readLines(file, readTo);
      readTo = end;
      return text.split('\n').flatMap((line) => parse<Line>(line));
    },
    add(line) {
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, `\n${JSON.stringify(line)}\n`, { flush: true });
    },
  };
}

/** The whole lines after a place in the file, and where they end. */
function readLines(file: string, from: number): { text: string; end: number } {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(Math.max(fstatSync(descriptor).size - from, 0));
    const whole = bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, from)).lastIndexOf('\n') + 1;
    return { text: bytes.toString('utf8', 0, whole), end: from + whole };
  } finally {
    closeSync(descriptor);
  }
}

function parse<Line>(line: string): Line[] {
  try {
    return [JSON.parse(line) as Line];
  } catch {
    // empty, or never finished: its `add` did not return
    return [];
  }
}
