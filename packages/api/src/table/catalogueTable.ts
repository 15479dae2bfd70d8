import type * as z from 'zod/mini';
import type { CatalogueFields } from '../contract/adminCatalogue.ts';
import { rowSchemas } from '../contract/catalogueDocument.ts';
import type { CatalogueKindName } from '../contract/catalogueKinds.ts';
import { plainDigits } from '../text/plainDigits.ts';
import { type CsvRecord, csvRecords } from './csvRecords.ts';
import { type FieldType, fieldTypeOf } from './fieldType.ts';
import { guarded, unguarded } from './formulaGuard.ts';
import { tableTime } from './tableTime.ts';

/** A row of a table: its fields, those of columns that the table has; or why its cells cannot be read. */
export interface TableRow {
  /** From 1; the headings are usually line 1. */
  line: number;
  fields: CatalogueFields;
  problems: { column: string; reason: string }[];
}

/** Why a text is no table of a kind. */
export class TableRefused extends Error {}

const typesOf = (kind: CatalogueKindName): Map<string, FieldType> =>
  new Map(
    Object.entries<z.core.$ZodType>(rowSchemas[kind].shape).map(([field, schema]) => [field, fieldTypeOf(schema)]),
  );

/** Marks a file as UTF-8 for spreadsheets. */
const MARK = '\uFEFF';

/** The headings of a table of a kind, as its first line. */
export const tableHead = (kind: CatalogueKindName): string => `${MARK}${[...typesOf(kind).keys()].join(',')}\r\n`;

/** A row as a line of a table. Lists of texts have one a line, what has parts is JSON, and no cell is a formula. */
export function tableLine(kind: CatalogueKindName, row: CatalogueFields): string {
  const cells = [...typesOf(kind)].map(([field, { type }]) => {
    const cell = toCell(row[field], type);
    return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  });
  return `${cells.join(',')}\r\n`;
}

function toCell(value: unknown, type: FieldType['type']): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return guarded(value);
  if (type !== 'lines' || !Array.isArray(value)) return JSON.stringify(value);
  const lines = value.map(String);
  const isPlain = !lines.some((line) => line.trim() === '' || /[\r\n]/.test(line)) && !lines[0]?.trim().startsWith('[');
  return isPlain ? guarded(lines.join('\n')) : JSON.stringify(lines);
}

/**
 * Reads a table of rows of a kind. A column that it does not have is absent from the fields: what the shop has stays.
 * An empty cell takes what the shop has away. A last line that is cut off is refused.
 * @throws TableRefused where it has no headings, unknown ones, or no column with the key
 */
export function* readCatalogueTable(kind: CatalogueKindName, key: string, text: string): Generator<TableRow> {
  const types = typesOf(kind);
  let columns: string[] | undefined;
  for (const record of csvRecords(text)) {
    const { line, cells } = record;
    if (!columns) {
      columns = cells.map((cell) => cell.trim());
      refuseHeadings(columns, types, key);
      continue;
    }
    const problem = cutOff(record, columns);
    yield { line, ...(problem === undefined ? readCells(columns, types, cells) : broken(problem)) };
  }
  if (!columns) throw new TableRefused('The table is empty: its first line names the columns');
}

/**
 * The value of a field as a cell of a table says it.
 * @throws TableRefused for a field that the kind does not have, and for a text that is no value of it
 */
export function readTableCell(kind: CatalogueKindName, field: string, text: string): unknown {
  const types = typesOf(kind);
  const type = types.get(field);
  if (!type)
    throw new TableRefused(`There is no field "${field.slice(0, 80)}". There are: ${[...types.keys()].join(', ')}`);
  const value = fromCell(text, field, type);
  if (value instanceof Error) throw new TableRefused(`${field}: ${value.message}`);
  return value;
}

/** Why a record may go on behind what there is of it. An absent cell would take away what the shop has. */
function cutOff({ cells, isOpen, isUnended }: CsvRecord, columns: readonly string[]): string | undefined {
  if (isOpen) return 'A quote is not closed';
  const width = columns.findLastIndex((column) => column !== '') + 1;
  if (!isUnended || cells.length >= width) return undefined;
  const count = `${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}`;
  return `The line has ${count}, the headings have ${width}, and the file ends there: was it downloaded to its end?`;
}

const broken = (reason: string): Omit<TableRow, 'line'> => ({ fields: {}, problems: [{ column: '', reason }] });

function refuseHeadings(columns: readonly string[], types: ReadonlyMap<string, FieldType>, key: string): void {
  const names = [...types.keys()].join(', ');
  const strange = columns.find((column) => column !== '' && !types.has(column));
  if (strange !== undefined)
    throw new TableRefused(`There is no column "${strange.slice(0, 80)}". There are: ${names}`);
  const twice = columns.find((column, place) => column !== '' && columns.indexOf(column) !== place);
  if (twice !== undefined) throw new TableRefused(`The column "${twice}" is there twice`);
  if (!columns.includes(key)) throw new TableRefused(`The column "${key}" is missing: rows are found by it`);
}

function readCells(
  columns: readonly string[],
  types: ReadonlyMap<string, FieldType>,
  cells: readonly string[],
): Omit<TableRow, 'line'> {
  if (cells.slice(columns.length).some((cell) => cell !== '')) {
    return broken(`The line has ${cells.length} cells, the headings have ${columns.length}`);
  }
  const row: Omit<TableRow, 'line'> = { fields: {}, problems: [] };
  for (const [place, column] of columns.entries()) {
    const type = types.get(column);
    if (!type) {
      if ((cells[place] ?? '') !== '') return broken(`Cell ${place + 1} has a value and no heading`);
      continue;
    }
    const value = fromCell(cells[place] ?? '', column, type);
    if (value instanceof Error) row.problems.push({ column, reason: value.message });
    else row.fields[column] = value;
  }
  return row;
}

const YES = /^(?:true|yes|1)$/i;
const NO = /^(?:false|no|0)$/i;
/** 1,25,000 and 125,000, but not 6,5. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;
/** Of these, a day without a time is meant to its end. */
const ENDS = new Set(['expiryDate', 'liveUntil']);

/** The value of a cell; undefined for an absent field, an error where it cannot be read. */
function fromCell(cell: string, field: string, { type, empty }: FieldType): unknown {
  const text = cell.trim();
  if (text === '') return empty;
  const shown = `"${text.slice(0, 80)}"`;
  if (type === 'number') {
    const written = plainDigits(text).replace(/\s*%$/, '');
    const digits = GROUPED.test(written) ? written.replaceAll(',', '') : written;
    return /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(digits)
      ? Number(digits)
      : new Error(`${shown} is not a number, such as 6.5`);
  }
  if (type === 'boolean') {
    if (YES.test(text)) return true;
    return NO.test(text) ? false : new Error(`${shown} is neither true nor false`);
  }
  if (type === 'time') {
    const plain = plainDigits(text);
    if (/^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/.test(plain)) return plain;
    return tableTime(plain, ENDS.has(field)) ?? new Error(`${shown} is no time, such as 03-04-2027 18:00 in India`);
  }
  if (type === 'code') return unguarded(text);
  if (type === 'text') return unguarded(cell);
  if (type === 'lines' && !text.startsWith('['))
    return unguarded(cell)
      .split(/\r\n|\n|\r/)
      .filter((line) => line.trim() !== '');
  try {
    return JSON.parse(text);
  } catch {
    return new Error(`${shown} is not JSON`);
  }
}
