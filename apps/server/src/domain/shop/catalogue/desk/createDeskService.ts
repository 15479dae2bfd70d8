import type { RequestOf, ResponseOf } from '@potli/api';
import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import type { ChangeResult } from '@potli/api/contract/adminChanges';
import type { changeManyRows } from '@potli/api/contract/adminManyRows';
import { type CatalogueKindName, kindFields } from '@potli/api/contract/catalogueKinds';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { catalogueRow } from '../../../../db/schema/catalogueRow.ts';
import { conflict, invalid, notFound, ProblemError } from '../../../../errors/ProblemError.ts';
import type { Once } from '../../../platform/idempotency/createKeyedWrites.ts';
import { checkRow } from './checkRow.ts';
import { type DeskRow, findRow, findRows, findVersion, type RowName } from './deskRows.ts';
import { differencesOf } from './differencesOf.ts';
import { auditDraft, dropDraft, writeDraft } from './drafts.ts';
import type { Maker } from './Maker.ts';
import { makeChange } from './makeChange.ts';
import { planMove } from './moveRow.ts';
import { planMany } from './planMany.ts';
import { refuseUsed } from './usedBy.ts';

export interface Edit extends RowName {
  /** The version that the editor has read. */
  version: number;
}

/** The draft that the editor has read; undefined: whatever it is. */
export interface ReadDraft {
  draftVersion?: number | undefined;
}

type OnceDone = Once<ChangeResult>;

/** Changes of one row of the catalogue by editors. @param limitPercent by which a rate is raised without a second person */
export function createDeskService(limitPercent: number) {
  const change = makeChange(limitPercent);

  /** Publishes the new content of a row, or stores it as a draft. */
  async function put(
    queries: Queries,
    { kind, key, after, asDraft, draftVersion }: RowName & ReadDraft & { after: CatalogueFields; asDraft: boolean },
    { maker, now, held }: { maker: Maker; now: Date; held: DeskRow | undefined },
  ): Promise<ChangeResult> {
    if (asDraft) refuseUnread(held, draftVersion);
    const row = await checkRow(queries, kind, after, now);
    if (asDraft) {
      await writeDraft(queries, { kind, key, draft: row, held, now, maker });
      return { outcome: 'drafted', changeId: null, version: held?.version ?? 0, reasons: [] };
    }
    return change.propose(queries, [{ kind, key, version: held?.version ?? 0, row }], { maker, now });
  }

  return {
    ...change,

    /** @throws ProblemError invalid, conflict where the key is taken */
    create(
      { kind, fields, asDraft }: { kind: CatalogueKindName; fields: CatalogueFields; asDraft: boolean },
      maker: Maker,
      once: OnceDone,
    ): Promise<ChangeResult> {
      return once(async (queries) => {
        const now = await change.lock(queries);
        const key = fields[kindFields[kind].key];
        if (typeof key !== 'string') throw invalid(`${kindFields[kind].key}: Is missing`);
        const taken = (await findRows(queries, kind, [key], now)).has(key);
        if (taken) throw conflict(`${kindFields[kind].key}: "${key}" is taken`);
        return put(queries, { kind, key, after: withoutNulls(fields), asDraft }, { maker, now, held: undefined });
      });
    },

    /** Only the given fields are changed. @throws ProblemError notFound, invalid, conflict with the fields that another editor changed meanwhile */
    edit(
      { fields, asDraft, ...edit }: Edit & ReadDraft & { fields: CatalogueFields; asDraft: boolean },
      maker: Maker,
      once: OnceDone,
    ): Promise<ChangeResult> {
      return once(async (queries) => {
        const now = await change.lock(queries);
        const held = await findRow(queries, edit, now);
        const { key } = kindFields[edit.kind];
        if (key in fields && fields[key] !== edit.key) throw invalid(`${key}: Cannot be changed: links lead to it`);
        await refuseTaken(queries, held, edit.version, Object.keys(fields));
        const base = asDraft ? (held.draft ?? held.row) : (held.row ?? held.draft);
        return put(queries, { ...edit, after: withoutNulls({ ...base, ...fields }), asDraft }, { maker, now, held });
      });
    },

    /** What the draft changed is published; what others published since stays. @throws ProblemError notFound, invalid, conflict */
    publish({ draftVersion, ...name }: RowName & ReadDraft, maker: Maker, once: OnceDone): Promise<ChangeResult> {
      return once(async (queries) => {
        const now = await change.lock(queries);
        const held = await findRow(queries, name, now);
        refuseUnread(held, draftVersion);
        const { draft, draftBase } = held;
        if (draft === null || draftBase === null) throw notFound(`"${name.key}" has no draft.`);
        const base = await findVersion(queries, name, draftBase);
        const drafted = differencesOf(base, draft);
        await refuseTaken(
          queries,
          held,
          draftBase,
          drafted.map(({ field }) => field),
        );
        const fields = Object.fromEntries(drafted.map(({ field, after }) => [field, after ?? null]));
        const after = withoutNulls({ ...held.row, ...fields });
        const result = await put(queries, { ...name, after, asDraft: false }, { maker, now, held });
        await dropDraft(queries, held);
        return result;
      });
    },

    /** @throws ProblemError notFound, conflict where another editor has saved the draft since */
    discard(
      { draftVersion, ...name }: RowName & ReadDraft,
      maker: Maker,
      once: Once<{ version: number }>,
    ): Promise<{ version: number }> {
      return once(async (queries) => {
        const now = await change.lock(queries);
        const held = await findRow(queries, name, now);
        refuseUnread(held, draftVersion);
        if (held.draft === null) throw notFound(`"${name.key}" has no draft.`);
        await dropDraft(queries, held);
        await auditDraft(queries, { ...name, before: held.draft, after: null, maker });
        return { version: held.version };
      });
    },

    /** @throws ProblemError notFound, conflict where something names it, where members used it, and where it was changed meanwhile */
    remove({ version, ...name }: Edit, maker: Maker, once: OnceDone): Promise<ChangeResult> {
      return once(async (queries) => {
        const now = await change.lock(queries);
        const held = await findRow(queries, name, now);
        if (held.version !== version) throw changedMeanwhile(['It was changed meanwhile. Read it again.']);
        if (held.row === null) {
          await refuseUsed(queries, name.kind, [name.key]);
          await queries.delete(catalogueRow).where(isRow(name));
          await auditDraft(queries, { ...name, before: held.draft, after: null, maker });
          return { outcome: 'applied', changeId: null, version: 0, reasons: [] };
        }
        return change.propose(queries, [{ ...name, version, row: null }], { maker, now });
      });
    },

    /**
     * One change of many rows: as counts and exceptions where nothing is expected, else as a change.
     * @throws ProblemError invalid, conflict where the count is another one by now
     */
    many(
      kind: CatalogueKindName,
      { expected, ...many }: RequestOf<typeof changeManyRows>['body'],
      maker: Maker,
      once: Once<ResponseOf<typeof changeManyRows>>,
    ): Promise<ResponseOf<typeof changeManyRows>> {
      return once(async (queries) => {
        const now = await change.lock(queries);
        const { rows, counts } = await planMany(queries, kind, many, { now, limitPercent });
        if (expected === undefined) return { ...counts, changeId: null };
        if (expected !== rows.length)
          throw changedMeanwhile([`${rows.length} rows would change by now, not ${expected}.`]);
        if (rows.length === 0) return { ...counts, changeId: null };
        const { changeId } = await change.propose(queries, rows, { maker, now });
        return { ...counts, changeId };
      });
    },

    /** One place up or down in the order that visitors see. @throws ProblemError notFound, invalid where it has no order */
    move(
      { direction, ...name }: RowName & { direction: 'up' | 'down' },
      maker: Maker,
      once: OnceDone,
    ): Promise<ChangeResult> {
      return once(async (queries) => {
        const now = await change.lock(queries);
        const rows = await planMove(queries, name, direction, now);
        if (rows.length > 0) return change.propose(queries, rows, { maker, now });
        const { version } = await findRow(queries, name, now);
        return { outcome: 'unchanged', changeId: null, version, reasons: [] };
      });
    },

    /** The content of an earlier version becomes the newest, or the draft; whether visitors see the row stays as it is. @throws ProblemError notFound, invalid, conflict */
    restore(
      { restored, asDraft, version, draftVersion, ...name }: Edit & ReadDraft & { restored: number; asDraft: boolean },
      maker: Maker,
      once: OnceDone,
    ): Promise<ChangeResult> {
      return once(async (queries) => {
        const now = await change.lock(queries);
        const held = (await findRows(queries, name.kind, [name.key], now)).get(name.key);
        const after = await findVersion(queries, name, restored);
        if (after === null) throw notFound(`Version ${restored} of "${name.key}" says that it was deleted.`);
        if ((held?.version ?? 0) !== version && held)
          throw changedMeanwhile(['It was changed meanwhile. Read it again.']);
        const current = held?.row ?? held?.draft;
        return put(
          queries,
          { ...name, after: { ...after, ...(current && datesOf(current)) }, asDraft, draftVersion },
          { maker, now, held },
        );
      });
    },
  };
}

const isRow = ({ kind, key }: RowName) => and(eq(catalogueRow.kind, kind), eq(catalogueRow.key, key));

const withoutNulls = (fields: CatalogueFields): CatalogueFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === null && !DATES.has(name) ? undefined : value]),
  );

/** Of these, null is a value: no date. */
const DATES = new Set(['liveFrom', 'liveUntil']);

const datesOf = ({ off, liveFrom, liveUntil }: CatalogueFields) => ({ off, liveFrom, liveUntil });

const changedMeanwhile = (texts: string[]) => new ProblemError('conflict', texts, { reason: 'CHANGED_MEANWHILE' });

/** @throws ProblemError conflict where the draft is not the one that was read: nobody publishes or replaces what they have not seen */
function refuseUnread(held: DeskRow | undefined, read: number | undefined): void {
  if (read === undefined || read === (held?.draftVersion ?? 0)) return;
  throw changedMeanwhile([
    held?.draft
      ? `The draft was saved meanwhile by ${held.draftBy ?? 'somebody'}. Read it again.`
      : 'The draft is gone meanwhile. Read the row again.',
  ]);
}

/** @throws ProblemError conflict where one of the fields was published by another editor since the version that was read */
async function refuseTaken(queries: Queries, held: DeskRow, read: number, fields: readonly string[]): Promise<void> {
  if (held.version === read) return;
  const then = await findVersion(queries, held, read);
  const taken = differencesOf(then, held.row).filter(({ field }) => fields.includes(field));
  if (taken.length === 0) return;
  throw changedMeanwhile(taken.map(({ field }) => `${field}: Was changed meanwhile by ${held.changedBy}`));
}
