import { type Cli, type ExitCode, type Help, UsageError } from '../Cli.ts';
import { readDeskArgs } from './deskArgs.ts';
import { formatChange, formatFields, formatResult } from './formatRows.ts';
import { type DeskAct, toJson, withDesk } from './withDesk.ts';

export const changesHelp: Help = [
  [
    'changes list [--state waiting|applied|refused] [--json]',
    'List the last 50 changes of the shop window, newest first',
  ],
  ['changes show <id> [--json]', 'Print a change with its difference, of at most 200 rows'],
  ['changes approve <id> [--json]', 'Apply a change that waits for a second person; who asked for it cannot'],
  ['changes refuse <id> [--json]', 'Refuse a change that waits'],
  ['changes undo <id> [--json]', 'Take a change back by a new one'],
];

const STATES = ['waiting', 'applied', 'refused'] as const;

/** `potli changes` */
export async function changesCommand(args: string[], cli: Cli): Promise<ExitCode> {
  const { words, values } = readDeskArgs(args);
  const [word = '', id = '', ...more] = words;
  const state = STATES.find((known) => known === values.state);
  if (values.state !== undefined && !state) throw new UsageError(`--state takes ${STATES.join(', ')}.`);
  if (word === 'list' && id === '') return withDesk(cli, list({ state, json: values.json }));
  const act = Object.hasOwn(ACTS, word) ? ACTS[word as keyof typeof ACTS] : undefined;
  if (!act || id === '' || more.length > 0)
    throw new UsageError('"changes" takes list, or show, approve, refuse or undo with the id of a change.');
  return withDesk(cli, act(id, values.json));
}

const list =
  ({ state, json }: { state: (typeof STATES)[number] | undefined; json: boolean }): DeskAct =>
  async ({ desk }) => {
    const { rows } = await desk.changes({ state, pageNumber: 0, pageSize: 50 });
    return { text: json ? toJson(rows) : rows.map(formatChange).join('\n') || 'There is no such change.' };
  };

const decide =
  ({ id, approves, json }: { id: string; approves: boolean; json: boolean }): DeskAct =>
  async ({ desk, maker, once }) => {
    const action = approves ? 'changes approve' : 'changes refuse';
    const result = await desk.decide({ id, approves }, maker(action), once);
    return { text: json ? toJson(result) : `Change ${id} is ${approves ? 'approved' : 'refused'}.` };
  };

const ACTS: Record<'show' | 'approve' | 'refuse' | 'undo', (id: string, json: boolean) => DeskAct> = {
  show:
    (id, json) =>
    async ({ desk }) => {
      const { differences, ...change } = await desk.change(id, null);
      if (json) return { text: toJson({ ...change, differences }) };
      const rows = differences.flatMap(({ kind, key, fields }) => [`${kind} ${key}`, ...formatFields(fields)]);
      return { text: [formatChange(change), ...rows].join('\n') };
    },
  approve: (id, json) => decide({ id, json, approves: true }),
  refuse: (id, json) => decide({ id, json, approves: false }),
  undo:
    (id, json) =>
    async ({ desk, maker, once }) =>
      formatResult(await desk.undo(id, maker('changes undo'), once), json),
};
