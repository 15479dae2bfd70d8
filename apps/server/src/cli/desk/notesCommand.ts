import { addCatalogueNote, type CatalogueNote, NOTE_LENGTH } from '@potli/api/contract/adminNotes';
import { type Cli, type ExitCode, type Help, UsageError } from '../Cli.ts';
import { readDeskArgs, readKindName } from './deskArgs.ts';
import { type DeskAct, toJson, withDesk } from './withDesk.ts';

export const notesHelp: Help = [
  ['notes list <kind> <key> [--json]', 'Print the notes of colleagues on a row, the newest first'],
  ['notes add <kind> <key> <text> [--json]', `Leave a note on a row: plain text of ${NOTE_LENGTH} characters at most`],
  ['notes take-back <kind> <key> <id> [--json]', 'Take a note back: its text is gone'],
];

/** `potli notes` */
export async function notesCommand(args: string[], cli: Cli): Promise<ExitCode> {
  const { words, values } = readDeskArgs(args);
  const [word = '', kindName, key = '', given = '', ...more] = words;
  const act = Object.hasOwn(ACTS, word) ? ACTS[word as keyof typeof ACTS] : undefined;
  if (!act || key === '' || (given === '') !== (word === 'list') || more.length > 0)
    throw new UsageError('"notes" takes list, add or take-back, a kind, a key, and a text or the id of a note.');
  return withDesk(cli, act({ kind: readKindName(kindName), key, given, json: values.json }));
}

interface Asked {
  kind: ReturnType<typeof readKindName>;
  key: string;
  /** A text, or the id of a note. */
  given: string;
  json: boolean;
}

const toLine = ({ id, text, writtenAt, writtenBy, takenBackAt, takenBackBy }: CatalogueNote) =>
  `${id}  ${writtenAt}  ${writtenBy}  ${text === null ? `taken back ${takenBackAt} by ${takenBackBy}` : text}`;

const ACTS: Record<'list' | 'add' | 'take-back', (asked: Asked) => DeskAct> = {
  list:
    ({ kind, key, json }) =>
    async ({ desk }) => {
      const { rows } = await desk.notes({ kind, key }, { pageNumber: 0, pageSize: 250 }, { memberId: null });
      return { text: json ? toJson(rows) : rows.map(toLine).join('\n') || 'There is no note on this row.' };
    },
  add: ({ kind, key, given, json }) => {
    const text = readText(given);
    return async ({ desk, maker, once }) => {
      const note = await desk.addNote({ kind, key, text }, maker('notes add'), once);
      return { text: json ? toJson(note) : `Kept as note ${note.id}.` };
    };
  },
  'take-back':
    ({ kind, key, given: id, json }) =>
    async ({ desk, maker, once }) => {
      const note = await desk.takeBackNote({ kind, key, id }, maker('notes take-back'), once);
      return { text: json ? toJson(note) : 'The note is taken back.' };
    },
};

/** A text as the call of the admin area takes it. @throws UsageError */
function readText(given: string): string {
  const read = addCatalogueNote.body?.safeParse({ text: given });
  if (!read?.success) throw new UsageError(`A note has 1 to ${NOTE_LENGTH} characters.`);
  return read.data.text;
}
