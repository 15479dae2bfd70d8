import type { RequestOf } from '@potli/api';
import type { changeManyRows } from '@potli/api/contract/adminManyRows';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { UsageError } from '../Cli.ts';
import { type DeskValues, pairOf, readFields, readFilter } from './deskArgs.ts';
import type { DeskAct } from './withDesk.ts';

type Many = RequestOf<typeof changeManyRows>['body'];

/** `potli rows many`: what a change of many rows comes to, and then the change. @throws UsageError */
export function changeMany(kind: CatalogueKindName, values: DeskValues): DeskAct {
  const edit = readEdit(kind, values);
  const expected = readCount(values.expect);
  return async (cli) => {
    const filter = await readFilter(cli, kind, values);
    const isFiltered = Object.values(filter).some((value) => value !== undefined);
    if (!isFiltered && values.keys === undefined && !values.all)
      throw new UsageError('Say which rows: --keys, a filter, a --view, or --all.');
    const chosen = values.keys === undefined ? { filter } : { keys: values.keys.split(',').map((key) => key.trim()) };
    const made = await cli.desk.many(kind, { ...chosen, ...edit, expected }, cli.maker('rows many'), cli.once);
    const { changes, unchanged, refused, exceptions, waiting, changeId } = made;
    if (values.json) return { text: JSON.stringify(made, null, 2), code: waiting > 0 && changeId !== null ? 1 : 0 };
    const lines = [
      `${changes} rows change, ${unchanged} are so already, ${refused} cannot be changed.`,
      ...exceptions.map(({ key, reason }) => `  ${key}: ${reason}`),
      ...(waiting > 0 ? [`${waiting} raise a rate: all of it waits for a second person.`] : []),
      changeId === null ? `Nothing was changed: --expect ${changes} changes them.` : `Done (change ${changeId}).`,
    ];
    return { text: lines.join('\n'), code: waiting > 0 && changeId !== null ? 1 : 0 };
  };
}

function readEdit(kind: CatalogueKindName, values: DeskValues): Omit<Many, 'keys' | 'filter' | 'expected'> {
  const fields = readFields(kind, values);
  const edit = {
    ...(Object.keys(fields).length > 0 && { fields }),
    ...readEntries(values),
    ...readDefaultRate(values['default-rate']),
  };
  if (Object.keys(edit).length === 0)
    throw new UsageError('Say what changes: --set, --unset, --add, --remove or --default-rate.');
  return edit;
}

function readEntries({ add = [], remove = [] }: DeskValues): Pick<Many, 'entries'> {
  const pairs = (given: readonly string[]) => given.map((each) => pairOf(each, '--add categories=apparel'));
  const [added, removed] = [pairs(add), pairs(remove)];
  const names = new Set([...added, ...removed].map(([field]) => field));
  const [field] = names;
  if (field === undefined) return {};
  if (names.size > 1) throw new UsageError('--add and --remove are of one field.');
  return { entries: { field, add: added.map(([, entry]) => entry), remove: removed.map(([, entry]) => entry) } };
}

function readDefaultRate(text: string | undefined): Pick<Many, 'defaultRate'> {
  if (text === undefined) return {};
  const [, rupees, percent] = /^(?:₹(\d+(?:\.\d{1,2})?)|(\d+(?:\.\d{1,2})?)%)$/.exec(text) ?? [];
  if (percent !== undefined) return { defaultRate: { percent: Number(percent) } };
  if (rupees !== undefined) return { defaultRate: { amount: Number(rupees) } };
  throw new UsageError('--default-rate takes a percentage, such as 6.5%, or rupees, such as ₹50.');
}

function readCount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new UsageError('--expect takes the count of the rows that change.');
  return Number(text);
}
