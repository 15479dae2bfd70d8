/** A record of a CSV file. */
export interface CsvRecord {
  /** Where it begins, from 1. */
  line: number;
  cells: string[];
  /** Its last quote is never closed. */
  isOpen: boolean;
  /** No line end follows: the file may end in the middle of it. */
  isUnended: boolean;
}

/** This line above the headings names the delimiter for spreadsheets. */
const SEPARATOR_LINE = /^"?sep=([,;|\t])"?[ \t]*(?:\r\n|\n|\r|$)/i;
const DELIMITERS = [',', ';', '\t'];

/** The sign that the headings have most of. */
function delimiterOf(text: string): string {
  const headings = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const count = (sign: string) => headings.split(sign).length;
  return DELIMITERS.toSorted((one, other) => count(other) - count(one))[0] as string;
}

/** The text in quotes from a place on, and where it ends; without an end it is the rest. */
function takeQuoted(text: string, start: number): { value: string; end: number; isOpen: boolean } {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  const inner = text.slice(start + 1, end < 0 ? text.length : end).replaceAll('""', '"');
  return { value: inner, end: end < 0 ? text.length : end + 1, isOpen: end < 0 };
}

/**
 * The records of a CSV file (RFC 4180), with commas, semicolons or tabs, and any line ends. A cell keeps its line breaks and
 * its blanks. Empty lines are left out, and so are a byte order mark and a first line such as `sep=;`, which names the delimiter.
 */
export function* csvRecords(file: string): Generator<CsvRecord> {
  const text = file.replace(/^\uFEFF/, '');
  const [above = '', separator] = SEPARATOR_LINE.exec(text) ?? [];
  const delimiter = separator ?? delimiterOf(text);
  const toEnd = new RegExp(`[^${delimiter}\\r\\n]*`, 'y');
  let [place, line] = above === '' ? [0, 1] : [above.length, 2];
  while (place < text.length) {
    const record: CsvRecord = { line, cells: [], isOpen: false, isUnended: false };
    for (let goesOn = true; goesOn; ) {
      const quoted = text[place] === '"' ? takeQuoted(text, place) : undefined;
      toEnd.lastIndex = quoted?.end ?? place;
      const [plain = ''] = toEnd.exec(text) ?? [];
      line += quoted?.value.match(/\r\n|\n|\r/g)?.length ?? 0;
      record.cells.push((quoted?.value ?? '') + plain);
      record.isOpen ||= quoted?.isOpen ?? false;
      place = (quoted?.end ?? place) + plain.length;
      goesOn = text[place] === delimiter;
      if (goesOn) place += 1;
    }
    record.isUnended = place === text.length;
    place += text.startsWith('\r\n', place) ? 2 : 1;
    line += 1;
    if (record.cells.some((cell) => cell !== '')) yield record;
  }
}
