import type { Page } from '@potli/api';
import type { CatalogueNote } from '@potli/api/contract/adminNotes';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { catalogueNote } from '../../../../db/schema/catalogueNote.ts';
import { member } from '../../../../db/schema/member.ts';
import { conflict, forbidden, notFound } from '../../../../errors/ProblemError.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Once } from '../../../platform/idempotency/createKeyedWrites.ts';
import { parseId } from '../../../platform/shared/ids.ts';
import type { PageRequest } from '../../../platform/shared/paging.ts';
import { readPage } from '../../../platform/shared/readPage.ts';
import { findRow, type RowName } from './deskRows.ts';
import type { Maker } from './Maker.ts';

type NoteRow = typeof catalogueNote.$inferSelect;

/** Who reads or takes back: an account, or null for a command. */
type Reader = Pick<Maker, 'memberId'>;

/** What colleagues leave on rows for each other (docs/product/admin-catalogue.md#notes). The audit log has no word of them. */
export function createNoteService(orm: Queries) {
  return {
    /** The newest first. @throws ProblemError notFound for a row that there is not */
    async notes(name: RowName, request: PageRequest, { memberId }: Reader): Promise<Page<CatalogueNote>> {
      await findRow(orm, name, new Date());
      const listing = {
        fields: { note: catalogueNote },
        from: catalogueNote,
        where: isOfRow(name),
        orderBy: [sql`${desc(catalogueNote.id)}`],
      };
      const page = await readPage(orm, listing, request);
      const isAdmin = await runsTheShop(orm, memberId);
      return { ...page, rows: page.rows.map(({ note }) => toNote(note, isAdmin || isTheirs(note, memberId))) };
    },

    /** @throws ProblemError notFound for a row that there is not */
    addNote(
      { text, ...name }: RowName & { text: string },
      maker: Maker,
      once: Once<CatalogueNote>,
    ): Promise<CatalogueNote> {
      return once(async (queries) => {
        const now = new Date();
        const { kind, key } = await findRow(queries, name, now);
        const written = { writtenAt: now, writtenBy: maker.who, writtenMember: maker.memberId };
        const [note] = await queries
          .insert(catalogueNote)
          .values({ kind, key, text, ...written })
          .returning();
        await audit(queries, maker, note as NoteRow, { before: null, after: { note: 'written' } });
        return toNote(note as NoteRow, true);
      });
    },

    /** @throws ProblemError notFound, forbidden for all but who wrote it and admins, conflict where it is taken back already */
    takeBackNote(
      { id, ...name }: RowName & { id: string },
      maker: Maker,
      once: Once<CatalogueNote>,
    ): Promise<CatalogueNote> {
      return once(async (queries) => {
        const held = await findNote(queries, name, id);
        if (!isTheirs(held, maker.memberId) && !(await runsTheShop(queries, maker.memberId)))
          throw forbidden('Only who wrote a note takes it back, or an admin.');
        if (held.takenBackAt !== null) throw conflict('This note is taken back already.');
        const [note] = await queries
          .update(catalogueNote)
          .set({ text: null, takenBackAt: new Date(), takenBackBy: maker.who })
          .where(eq(catalogueNote.id, held.id))
          .returning();
        await audit(queries, maker, held, { before: { note: 'written' }, after: { note: 'taken back' } });
        return toNote(note as NoteRow, false);
      });
    },
  };
}

const toNote = (note: NoteRow, mayTakeBack: boolean): CatalogueNote => ({
  id: String(note.id),
  text: note.text,
  writtenBy: note.writtenBy,
  takenBackBy: note.takenBackBy,
  writtenAt: note.writtenAt.toISOString(),
  takenBackAt: note.takenBackAt?.toISOString() ?? null,
  mayTakeBack: mayTakeBack && note.takenBackAt === null,
});

const isOfRow = ({ kind, key }: RowName) => and(eq(catalogueNote.kind, kind), eq(catalogueNote.key, key));

const isTheirs = ({ writtenMember }: NoteRow, memberId: bigint | null) =>
  memberId !== null && writtenMember === memberId;

/** Whether an account has the role of an admin; a command has no account, and is the operator's. */
async function runsTheShop(queries: Queries, memberId: bigint | null): Promise<boolean> {
  if (memberId === null) return true;
  const [found] = await queries.select({ role: member.role }).from(member).where(eq(member.id, memberId));
  return found?.role === 'ADMIN';
}

/** Locked until the end of the transaction: of two who take it back at once the second is refused. */
async function findNote(queries: Queries, name: RowName, id: string): Promise<NoteRow> {
  const known = parseId(id);
  const [found] =
    known === undefined
      ? []
      : await queries
          .select()
          .from(catalogueNote)
          .where(and(isOfRow(name), eq(catalogueNote.id, known)))
          .for('update');
  if (!found) throw notFound('There is no such note on this row.');
  return found;
}

const audit = (
  queries: Queries,
  { who, action }: Maker,
  { kind, key, id }: NoteRow,
  states: { before: { note: string } | null; after: { note: string } },
): Promise<void> => recordAudit(queries, { who, action, object: `${kind} ${key} (note ${id})`, ...states });
