import { Html } from '@potli/api/contract/catalogueFields';
import * as z from 'zod/mini';
import { explain } from './explain.ts';
import type { RowProblem, RowReport } from './ImportReport.ts';
import type { CatalogueTable, KindDefinition, References } from './KindDefinition.ts';
import { sanitizeHtml } from './sanitizeHtml.ts';

interface CheckedRows<Row> {
  /** By index in the document's list. */
  valid: Map<number, Row>;
  refused: [index: number, report: RowReport][];
}

/** The row with safe HTML, also within its lists: what the schema calls HTML is shown as such. */
function tidied<Row extends object>(row: Row, shape: object): Row {
  const clean = Object.entries(shape).flatMap(([field, type]: [string, z.core.$ZodType]): [string, unknown][] => {
    const value: unknown = Reflect.get(row, field);
    if (type === Html) return [[field, sanitizeHtml(String(value))]];
    const parts = partsOf(type);
    return parts && Array.isArray(value) ? [[field, value.map((part: object) => tidied(part, parts))]] : [];
  });
  return { ...row, ...(Object.fromEntries(clean) as Partial<Row>) };
}

/** The fields of the entries of a list; undefined for what is no list of things with parts. */
function partsOf(type: z.core.$ZodType): object | undefined {
  const { def } = (type as z.core.$ZodTypes)._zod;
  if (def.type === 'default') return partsOf(def.innerType);
  if (def.type !== 'array') return undefined;
  const entry = (def.element as z.core.$ZodTypes)._zod.def;
  return entry.type === 'object' ? entry.shape : undefined;
}

/** The row with the later rates as its rates, once their moment has come. */
export function begunRates<Row extends object>(row: Row, now: Date): Row {
  const { nextRates, ...others } = row as { nextRates?: { from: string; rates: unknown } };
  if (nextRates === undefined || Date.parse(nextRates.from) > now.getTime()) return row;
  return { ...others, rates: nextRates.rates } as unknown as Row;
}

/** A row that vanishes before it appears. */
function windowProblems(row: object): RowProblem[] {
  const { liveFrom, liveUntil } = row as { liveFrom?: string | null; liveUntil?: string | null };
  const isEmpty = liveFrom && liveUntil && Date.parse(liveUntil) <= Date.parse(liveFrom);
  return isEmpty ? [{ path: '.liveUntil', reason: 'Must be after liveFrom' }] : [];
}

const keyOf = (row: unknown, key: string): string | undefined => {
  const value: unknown = row !== null && typeof row === 'object' ? Reflect.get(row, key) : undefined;
  return typeof value === 'string' ? value : undefined;
};

interface CheckContext {
  references: References;
  now: Date;
}

/** Splits the rows of a list into valid rows and refused rows with reasons. */
export const checkRows = <Row extends object, Table extends CatalogueTable>(
  kind: KindDefinition<Row, Table>,
  rows: readonly unknown[],
  context: CheckContext,
): CheckedRows<Row> => createRowCheck(kind, context)(rows, 0);

/** The same for a list that comes in pieces. @returns checks the piece that begins at an index of the list */
export function createRowCheck<Row extends object, Table extends CatalogueTable>(
  kind: KindDefinition<Row, Table>,
  { references, now }: CheckContext,
): (rows: readonly unknown[], start: number) => CheckedRows<Row> {
  const taken = new Map<string, number>();

  const check = (input: unknown, path: string): Row | RowProblem[] => {
    const broken = findBrokenText(input, path);
    if (broken) return [broken];
    const parsed = z.safeParse(kind.schema, input, { reportInput: true });
    if (!parsed.success) return explain(parsed.error.issues, path);
    const row = begunRates(tidied(parsed.data, kind.schema.shape), now);
    const earlier = taken.get(String(row[kind.key]));
    if (earlier !== undefined) {
      return [{ path: `${path}.${kind.key}`, reason: `Is the same as that of ${kind.name}[${earlier}]` }];
    }
    const problems = [...windowProblems(row), ...(kind.check?.(row, references) ?? [])];
    return problems.length > 0 ? problems.map(({ path: at, reason }) => ({ path: path + at, reason })) : row;
  };

  return (rows, start) => {
    const valid = new Map<number, Row>();
    const refused: CheckedRows<Row>['refused'] = [];
    for (const [place, input] of rows.entries()) {
      const index = start + place;
      const path = `${kind.name}[${index}]`;
      const result = check(input, path);
      if (Array.isArray(result)) {
        const key = keyOf(input, kind.key);
        refused.push([index, { path, key, outcome: 'refused', problems: result, warnings: [] }]);
      } else {
        taken.set(String(result[kind.key]), index);
        valid.set(index, result);
      }
    }
    return { valid, refused };
  };
}

/** Path and value of every text inside a JSON value. */
export function* textsOf(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* textsOf(item, `${path}[${index}]`);
  else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) yield* textsOf(item, `${path}.${key}`);
  }
}

/** What decoders write for bytes that are not of the encoding. */
const LOST = '\u{fffd}';

/** The first text that PostgreSQL cannot store, with a NUL or half a surrogate pair; or whose file was read in another encoding. */
export function findBrokenText(value: unknown, path: string): RowProblem | undefined {
  // the path of each text is made only where one is wrong
  if (isWhole(value)) return undefined;
  for (const [place, text] of textsOf(value, path)) {
    if (text.includes(LOST)) {
      return { path: place, reason: 'Holds a character that was lost: save the file as UTF-8 (in Excel "CSV UTF-8")' };
    }
    if (!isWhole(text)) return { path: place, reason: 'Holds a character that cannot be stored' };
  }
  return undefined;
}

function isWhole(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed() && !value.includes(LOST);
  return value === null || typeof value !== 'object' || Object.values(value).every(isWhole);
}
