import * as z from 'zod/mini';
import type { CatalogueFields, DeadLink, RowState } from '../../contract/adminCatalogue.ts';
import type { FieldChange } from '../../contract/adminChanges.ts';
import { CatalogueDocument, rowSchemas } from '../../contract/catalogueDocument.ts';
import { type CatalogueKindName, catalogueKinds, kindFields } from '../../contract/catalogueKinds.ts';
import { MockProblem, notFound } from '../http/MockProblem.ts';

/** What the mock stores of a row. */
export interface DeskRow {
  kind: CatalogueKindName;
  key: string;
  row: CatalogueFields | null;
  draft: CatalogueFields | null;
  draftVersion: number;
  draftBy: string | null;
  version: number;
  changedAt: string;
  changedBy: string;
  versions: DeskVersion[];
  /** Of what is published. */
  deadLinks: DeadLink[];
}

export interface DeskVersion {
  version: number;
  changeId: string;
  changedAt: string;
  changedBy: string;
  row: CatalogueFields | null;
}

export interface DeskChange {
  id: string;
  state: 'waiting' | 'applied' | 'refused';
  askedAt: string;
  askedBy: string;
  decidedBy: string | null;
  reasons: string[];
  undoes: string | null;
  undoneBy: string | null;
  parts: { kind: CatalogueKindName; key: string; before: CatalogueFields | null; after: CatalogueFields | null }[];
}

/** The admin of the mock, and a colleague whose changes they can approve. */
export const DESK_EDITOR = 'member:1';
export const DESK_COLLEAGUE = 'member:7';

const noDraft = { draft: null, draftVersion: 0, draftBy: null };

/** The shop window of the mock: rows, their history and the changes of them, stored as long as its handlers exist. */
export function createDesk(document: CatalogueDocument, nowMs: number) {
  const parsed = CatalogueDocument.parse(document);
  const rows = new Map<string, DeskRow>();
  const changes: DeskChange[] = [];
  const now = () => new Date(nowMs).toISOString();

  for (const kind of catalogueKinds) {
    for (const row of parsed[kind] as CatalogueFields[]) {
      const key = String(row[kindFields[kind].key]);
      const first = { version: 1, changeId: '1', changedAt: now(), changedBy: 'cli:operator', row };
      rows.set(`${kind} ${key}`, { kind, key, ...noDraft, ...first, versions: [first], deadLinks: [] });
    }
  }

  const find = (kind: CatalogueKindName, key: string): DeskRow => {
    const found = rows.get(`${kind} ${key}`);
    if (!found) throw notFound();
    return found;
  };

  function check(kind: CatalogueKindName, fields: CatalogueFields): CatalogueFields {
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
    const read = z.safeParse(rowSchemas[kind] as z.ZodMiniType<CatalogueFields>, given);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    throw new MockProblem(400, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'Is not allowed'}`);
  }

  /** Applies a change, or stores it until a second person approves it. */
  function apply(
    parts: Pick<DeskChange['parts'][number], 'kind' | 'key' | 'after'>[],
    more: Partial<DeskChange> = {},
  ): DeskChange {
    const full = parts.map((part) => ({ ...part, before: rows.get(`${part.kind} ${part.key}`)?.row ?? null }));
    const id = String(changes.length + 2);
    const open = { state: 'applied', reasons: [], undoes: null, undoneBy: null, decidedBy: null } as const;
    const change = { ...open, id, askedAt: now(), askedBy: DESK_EDITOR, ...more, parts: full } as DeskChange;
    changes.unshift(change);
    if (change.state === 'applied') write(change);
    return change;
  }

  function write({ id, askedBy, parts }: DeskChange): void {
    for (const { kind, key, after } of parts) {
      const held = rows.get(`${kind} ${key}`);
      const version = (held?.versions[0]?.version ?? 0) + 1;
      const made = { version, changeId: id, changedAt: now(), changedBy: askedBy, row: after };
      const versions = [made, ...(held?.versions ?? [])];
      // another link was not looked at yet
      const deadLinks = (held?.deadLinks ?? []).filter(({ field }) => held?.row?.[field] === after?.[field]);
      if (after === null) rows.delete(`${kind} ${key}`);
      else rows.set(`${kind} ${key}`, { kind, key, ...noDraft, ...made, versions, deadLinks });
    }
  }

  return { rows, changes, find, check, apply, write, now };
}

export type Desk = ReturnType<typeof createDesk>;

/** What visitors see of a row at a moment. */
export function stateOf({ row }: Pick<DeskRow, 'row'>, nowMs: number): RowState {
  if (row === null) return 'draft';
  if (row.off === true) return 'off';
  const { liveFrom, liveUntil } = row;
  if (typeof liveUntil === 'string' && Date.parse(liveUntil) <= nowMs) return 'ended';
  return typeof liveFrom === 'string' && Date.parse(liveFrom) > nowMs ? 'scheduled' : 'live';
}

/** The fields in which two rows differ. */
export function differencesOf(before: CatalogueFields | null, after: CatalogueFields | null): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.flatMap((field) => {
    const [old, made] = [before?.[field], after?.[field]];
    return JSON.stringify(old) === JSON.stringify(made) ? [] : [{ field, before: old, after: made }];
  });
}
