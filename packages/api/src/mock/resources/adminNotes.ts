import type * as calls from '../../contract/adminNotes.ts';
import type { CatalogueNote } from '../../contract/adminNotes.ts';
import type { CatalogueKindName } from '../../contract/catalogueKinds.ts';
import { DAY_MS } from '../../units/time.ts';
import { DESK_COLLEAGUE, DESK_EDITOR, type Desk } from '../desk/createDesk.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem, notFound } from '../http/MockProblem.ts';
import { toPage } from '../toPage.ts';

type HeldNote = CatalogueNote & { row: string };

/** Notes on rows of the mock: a colleague has left one on the first store, and has taken another back. */
export function adminNoteResolvers({ rows, find, now }: Desk, nowMs: number): ResolversOf<typeof calls> {
  const [first] = [...rows.keys()].filter((name) => name.startsWith('stores '));
  const at = (days: number) => new Date(nowMs - days * DAY_MS).toISOString();
  const open = { takenBackAt: null, takenBackBy: null, mayTakeBack: true };
  const colleagues = { row: first ?? '', writtenBy: DESK_COLLEAGUE };
  let notes: HeldNote[] = [
    {
      ...open,
      ...colleagues,
      id: '2',
      text: 'Their manager asked us to wait with the logo.\nCall again in May.',
      writtenAt: at(2),
    },
    {
      ...colleagues,
      id: '1',
      text: null,
      writtenAt: at(9),
      takenBackAt: at(8),
      takenBackBy: DESK_COLLEAGUE,
      mayTakeBack: false,
    },
  ];
  const nameOf = ({ kind, key }: { kind: CatalogueKindName; key: string }) => `${find(kind, key).kind} ${key}`;
  const toNote = ({ row: _row, ...note }: HeldNote): CatalogueNote => note;

  return {
    listCatalogueNotes({ params, query }) {
      const row = nameOf(params);
      return toPage(notes.filter((note) => note.row === row).map(toNote), query);
    },
    addCatalogueNote({ params, body: { text } }) {
      const row = nameOf(params);
      const id = String(notes.length + 1);
      const note = { ...open, row, id, text, writtenAt: now(), writtenBy: DESK_EDITOR };
      notes = [note, ...notes];
      return toNote(note);
    },
    takeBackCatalogueNote({ params }) {
      const row = nameOf(params);
      const held = notes.find((note) => note.row === row && note.id === params.id);
      if (!held) throw notFound();
      if (held.text === null) throw new MockProblem(409, 'It is taken back already');
      const note = { ...held, text: null, takenBackAt: now(), takenBackBy: DESK_EDITOR, mayTakeBack: false };
      notes = notes.map((each) => (each === held ? note : each));
      return toNote(note);
    },
  };
}
