import { listCatalogueRows } from '@potli/api/contract/adminCatalogue';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { type Cli, type ExitCode, type Help, UsageError } from '../Cli.ts';
import { type DeskValues, readDeskArgs, readFields, readFilter, readKindName } from './deskArgs.ts';
import { formatFields, formatResult, formatRow, formatSummary } from './formatRows.ts';
import { changeMany } from './rowsMany.ts';
import { type DeskAct, toJson, withDesk } from './withDesk.ts';

const FILTER = '[--q WORDS] [--state live] [--problem without-rate] [--has-draft] [--view NAME]';

export const rowsHelp: Help = [
  [`rows list <kind> ${FILTER} [--sort title|changed|ends|order] [--page 1] [--json]`, 'List rows of the shop window'],
  ['rows show <kind> <key> [--json]', 'Print a row with its draft, and what names it'],
  ['rows history <kind> <key> [--json]', 'Print the versions of a row, newest first, with what each changed'],
  [
    'rows add <kind> --set FIELD=VALUE … [--draft] [--json]',
    'Add a row. Values are those of a table: lists have one entry a line, what has parts is JSON',
  ],
  [
    'rows change <kind> <key> --set FIELD=VALUE … [--unset FIELD] [--draft] [--version N] [--json]',
    'Change fields, such as --set off=true, or --set liveFrom=2026-11-01T00:00:00+05:30; --version: refuse what somebody else changed since',
  ],
  ['rows publish <kind> <key> [--json]', 'Publish the draft of a row'],
  ['rows discard <kind> <key> [--json]', 'Throw the draft of a row away'],
  ['rows move <kind> <key> up|down [--json]', 'Move a row one place in the order that visitors see'],
  ['rows restore <kind> <key> <version> [--draft] [--json]', 'Bring an earlier version back'],
  ['rows delete <kind> <key> [--json]', 'Delete a row that nothing names'],
  [
    `rows many <kind> (--keys KEY,KEY | --all | ${FILTER}) [--set …] [--unset …] [--add FIELD=ENTRY] [--remove FIELD=ENTRY] [--default-rate PERCENT%|₹RUPEES] [--expect N] [--json]`,
    'One change of many rows: first as counts and exceptions, then with --expect and the count of them',
  ],
];

/** `potli rows` */
export async function rowsCommand(args: string[], cli: Cli): Promise<ExitCode> {
  const { words, values } = readDeskArgs(args);
  const [word = '', kindName, ...rest] = words;
  const make = Object.hasOwn(FORMS, word) ? FORMS[word as keyof typeof FORMS] : undefined;
  if (!make || rest.length !== make.words)
    throw new UsageError(`"rows" takes ${Object.keys(FORMS).join(', ')}, a kind, and what else it needs.`);
  const kind = readKindName(kindName);
  return withDesk(cli, make.act({ kind, rest, values }));
}

interface Asked {
  kind: CatalogueKindName;
  /** What follows the kind. */
  rest: string[];
  values: DeskValues;
}

const rowOf = ({ kind, rest: [key = ''] }: Asked) => ({ kind, key });

/** Each form: how many words follow the kind, and what it does. */
const FORMS = {
  list: {
    words: 0,
    act:
      ({ kind, values }: Asked): DeskAct =>
      async (cli) => {
        const filter = await readFilter(cli, kind, values);
        const asked = readPageOf(values);
        const { rows, ...page } = await cli.desk.list(kind, { ...filter, sort: readSort(values), ...asked });
        if (values.json) return { text: toJson({ rows, ...page }) };
        const end = `Page ${asked.pageNumber + 1} of ${page.totalPages}, ${page.totalCount} rows.`;
        return { text: page.totalCount === 0 ? 'No row is found.' : [...rows.map(formatSummary), end].join('\n') };
      },
  },
  show: {
    words: 1,
    act:
      (asked: Asked): DeskAct =>
      async ({ desk }) => {
        const row = await desk.row(rowOf(asked));
        return { text: asked.values.json ? toJson(row) : formatRow(row) };
      },
  },
  history: {
    words: 1,
    act:
      (asked: Asked): DeskAct =>
      async ({ desk }) => {
        const { rows } = await desk.versions(rowOf(asked), { pageNumber: 0, pageSize: 250 });
        const lines = rows.flatMap(({ version, changedAt, changedBy, changeId, isDeletion, fields }) => [
          `version ${version}  ${changedAt}  ${changedBy}  change ${changeId}${isDeletion ? '  deleted' : ''}`,
          ...formatFields(fields),
        ]);
        return { text: asked.values.json ? toJson(rows) : lines.join('\n') };
      },
  },
  add: {
    words: 0,
    act: ({ kind, values }: Asked): DeskAct => {
      const fields = readFields(kind, values);
      return async ({ desk, maker, once }) =>
        formatResult(await desk.create({ kind, fields, asDraft: values.draft }, maker('rows add'), once), values.json);
    },
  },
  change: {
    words: 1,
    act: (asked: Asked): DeskAct => {
      const { kind, values } = asked;
      const fields = readFields(kind, values);
      if (Object.keys(fields).length === 0) throw new UsageError('"rows change" takes --set or --unset.');
      return async ({ desk, maker, once }) => {
        const version = readVersion(values.version) ?? (await desk.row(rowOf(asked))).version;
        const edit = { ...rowOf(asked), version, fields, asDraft: values.draft };
        return formatResult(await desk.edit(edit, maker('rows change'), once), values.json);
      };
    },
  },
  publish: {
    words: 1,
    act:
      (asked: Asked): DeskAct =>
      async ({ desk, maker, once }) =>
        formatResult(await desk.publish(rowOf(asked), maker('rows publish'), once), asked.values.json),
  },
  discard: {
    words: 1,
    act:
      (asked: Asked): DeskAct =>
      async ({ desk, maker, once }) => {
        const result = await desk.discard(rowOf(asked), maker('rows discard'), once);
        return { text: asked.values.json ? toJson(result) : 'The draft is gone.' };
      },
  },
  move: {
    words: 2,
    act: (asked: Asked): DeskAct => {
      const [, direction] = asked.rest;
      if (direction !== 'up' && direction !== 'down') throw new UsageError('"rows move" takes up or down.');
      return async ({ desk, maker, once }) =>
        formatResult(await desk.move({ ...rowOf(asked), direction }, maker('rows move'), once), asked.values.json);
    },
  },
  restore: {
    words: 2,
    act: (asked: Asked): DeskAct => {
      const restored = readVersion(asked.rest[1]);
      if (restored === undefined) throw new UsageError('"rows restore" takes the number of a version.');
      return async ({ desk, maker, once }) => {
        const { kind, key } = rowOf(asked);
        // a row that was deleted comes back as a new one
        const held = await desk.row({ kind, key }).catch(() => undefined);
        const edit = { kind, key, version: held?.version ?? 0, restored, asDraft: asked.values.draft };
        return formatResult(await desk.restore(edit, maker('rows restore'), once), asked.values.json);
      };
    },
  },
  delete: {
    words: 1,
    act:
      (asked: Asked): DeskAct =>
      async ({ desk, maker, once }) => {
        const { version } = await desk.row(rowOf(asked));
        return formatResult(
          await desk.remove({ ...rowOf(asked), version }, maker('rows delete'), once),
          asked.values.json,
        );
      },
  },
  many: { words: 0, act: ({ kind, values }: Asked): DeskAct => changeMany(kind, values) },
};

/** @throws UsageError */
function readVersion(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`"${text}" is no number of a version.`);
  return Number(text);
}

function readSort({ sort = 'title' }: DeskValues) {
  const read = listCatalogueRows.query?.shape.sort.safeParse(sort);
  if (!read?.success) throw new UsageError('--sort takes title, changed, ends or order.');
  return read.data;
}

/** @throws UsageError */
function readPageOf({ page = '1' }: DeskValues) {
  if (!/^[1-9]\d{0,6}$/.test(page)) throw new UsageError('--page takes a number from 1.');
  return { pageNumber: Number(page) - 1, pageSize: 50 };
}
