import { parseArgs } from 'node:util';
import { type CatalogueFields, rowFilter } from '@potli/api/contract/adminCatalogue';
import { type CatalogueKindName, catalogueKinds } from '@potli/api/contract/catalogueKinds';
import { readTableCell, TableRefused } from '@potli/api/table';
import * as z from 'zod/mini';
import type { RowFilter } from '../../domain/shop/catalogue/desk/readDeskRows.ts';
import { OperatorError } from '../../errors/OperatorError.ts';
import { UsageError } from '../Cli.ts';
import { orUsageError } from '../orUsageError.ts';
import type { DeskCli } from './withDesk.ts';

const text = { type: 'string' } as const;
const list = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean', default: false } as const;

const options = {
  q: text,
  state: text,
  problem: text,
  'has-draft': flag,
  view: text,
  sort: text,
  page: text,
  hide: text,
  set: list,
  unset: list,
  add: list,
  remove: list,
  'default-rate': text,
  keys: text,
  all: flag,
  expect: text,
  kind: text,
  draft: flag,
  name: text,
  json: flag,
  version: text,
} as const;

export type DeskValues = ReturnType<typeof parse>['values'];

const parse = (args: string[]) => parseArgs({ args, options, allowPositionals: true });

/** The words and the options of a command of the shop window. @throws UsageError */
export function readDeskArgs(args: string[]): { words: string[]; values: DeskValues } {
  return orUsageError(() => {
    const { values, positionals } = parse(args);
    return { words: positionals, values };
  });
}

/** @throws UsageError */
export function readKindName(name: string | undefined): CatalogueKindName {
  const kind = catalogueKinds.find((known) => known === name);
  if (!kind) throw new UsageError(`There is no kind "${name ?? ''}": ${catalogueKinds.join(', ')}.`);
  return kind;
}

/** `--set field=value`, with values as cells of a table have them, and `--unset field`. @throws UsageError */
export function readFields(kind: CatalogueKindName, { set = [], unset = [] }: DeskValues): CatalogueFields {
  const fields: CatalogueFields = {};
  for (const each of set) {
    const [field, value] = pairOf(each, '--set storeTitle="Diwali at Kapas"');
    try {
      fields[field] = readTableCell(kind, field, value);
    } catch (error) {
      if (error instanceof TableRefused) throw new UsageError(error.message);
      throw error;
    }
  }
  for (const field of unset) fields[field] = null;
  return fields;
}

/** The two sides of `field=value`. @throws UsageError */
export function pairOf(given: string, example: string): [field: string, value: string] {
  const place = given.indexOf('=');
  if (place < 1) throw new UsageError(`"${given}" is no field and value, such as ${example}.`);
  return [given.slice(0, place), given.slice(place + 1)];
}

/** Where views are found. */
interface Views {
  desk: Pick<DeskCli['desk'], 'views'>;
}

const Filter = z.object(rowFilter);

/** What a schema makes of options. @throws UsageError naming the option that it refuses */
export function readOptions<Schema extends z.ZodMiniType>(schema: Schema, given: object): z.output<Schema> {
  const read = z.safeParse(schema, given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new UsageError(`--${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is not allowed'}`);
}

/** Which rows are meant: words, state, problem, and those of a named view. @throws UsageError */
export async function readFilter(
  { desk }: Views,
  kind: CatalogueKindName,
  { q, state, problem, 'has-draft': hasDraft, view }: DeskValues,
): Promise<RowFilter> {
  const given = { q, state, problem, hasDraft: hasDraft ? 'true' : undefined };
  const filter = readOptions(Filter, given);
  const named = view === undefined ? {} : z.parse(Filter, (await findView({ desk }, kind, view)).search);
  const own = Object.entries(filter).filter(([, value]) => value !== undefined);
  return { ...named, ...Object.fromEntries(own) };
}

/** A view by its name, in any capitalisation. @throws OperatorError */
export async function findView({ desk }: Views, kind: CatalogueKindName, name: string) {
  const views = await desk.views(kind);
  const found = views.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (found) return found;
  const names = views.map((each) => `"${each.name}"`).join(', ') || 'none';
  throw new OperatorError(`There is no view "${name}" of ${kind}. There are: ${names}.`);
}
