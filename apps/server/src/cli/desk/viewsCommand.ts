import { type CatalogueView, ViewSearch } from '@potli/api/contract/adminViews';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { type Cli, type ExitCode, type Help, UsageError } from '../Cli.ts';
import { type DeskValues, findView, readDeskArgs, readKindName, readOptions } from './deskArgs.ts';
import { type DeskAct, toJson, withDesk } from './withDesk.ts';

const SEARCH =
  '[--q WORDS] [--state live] [--problem without-rate] [--has-draft] [--sort -changedAt] [--hide key,version]';

export const viewsHelp: Help = [
  ['views list <kind> [--json]', 'Print the named views of a list'],
  [`views save <kind> <name> ${SEARCH} [--json]`, 'Keep a list under a name, for all editors'],
  [`views change <kind> <name> [--name NEW] ${SEARCH} [--json]`, 'Rename a view, or let it show something else'],
  ['views delete <kind> <name> [--json]', 'Delete a view; the rows stay'],
];

/** `potli views` */
export async function viewsCommand(args: string[], cli: Cli): Promise<ExitCode> {
  const { words, values } = readDeskArgs(args);
  const [word = '', kindName, name = '', ...more] = words;
  if (word === 'list' && name === '') return withDesk(cli, list(readKindName(kindName), values.json));
  const act = Object.hasOwn(ACTS, word) ? ACTS[word as keyof typeof ACTS] : undefined;
  if (!act || name === '' || more.length > 0)
    throw new UsageError('"views" takes list and a kind, or save, change or delete with a kind and a name.');
  return withDesk(cli, act({ kind: readKindName(kindName), name, values }));
}

const list =
  (kind: CatalogueKindName, json: boolean): DeskAct =>
  async ({ desk }) => {
    const views = await desk.views(kind);
    return { text: json ? toJson(views) : views.map(toLine).join('\n') || 'There is no view of this list.' };
  };

const toLine = ({ name, search, changedBy }: CatalogueView) =>
  `${name}  ${new URLSearchParams(search as Record<string, string>).toString() || 'all rows'}  by ${changedBy}`;

/** @throws UsageError */
function readSearch({ q, state, problem, 'has-draft': hasDraft, sort, hide }: DeskValues): ViewSearch {
  const given = Object.entries({ q, state, problem, hasDraft: hasDraft ? 'true' : undefined, sort, hide });
  return readOptions(ViewSearch, Object.fromEntries(given.filter(([, value]) => value !== undefined)));
}

interface Asked {
  kind: CatalogueKindName;
  name: string;
  values: DeskValues;
}

const ACTS: Record<'save' | 'change' | 'delete', (asked: Asked) => DeskAct> = {
  save({ kind, name, values }) {
    const search = readSearch(values);
    return async ({ desk, maker, once }) => {
      const view = await desk.createView({ kind, name, search }, maker('views save'), once);
      return { text: values.json ? toJson(view) : `"${name}" is kept.` };
    };
  },
  change({ kind, name, values }) {
    const search = readSearch(values);
    return async ({ desk, maker, once }) => {
      const { id } = await findView({ desk }, kind, name);
      const made = { kind, id, name: values.name, ...(Object.keys(search).length > 0 && { search }) };
      const view = await desk.changeView(made, maker('views change'), once);
      return { text: values.json ? toJson(view) : `"${view.name}" is changed.` };
    };
  },
  delete:
    ({ kind, name, values }) =>
    async ({ desk, maker, once }) => {
      const { id } = await findView({ desk }, kind, name);
      const deleted = await desk.deleteView({ kind, id }, maker('views delete'), once);
      return { text: values.json ? toJson(deleted) : `"${name}" is deleted.` };
    },
};
