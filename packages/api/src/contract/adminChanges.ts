import * as z from 'zod/mini';
import { catalogueKinds } from './catalogueKinds.ts';
import { Instant, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { RowName, RowVersion } from './rowName.ts';
import { typedCode } from './typedText.ts';

const changeParams = z.object({ id: typedCode().check(z.minLength(1), z.maxLength(20)) });

export const FieldChange = z.object({
  field: z.string(),
  /** Absent: there was, or is, none. */
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
});
export type FieldChange = z.infer<typeof FieldChange>;

/** What became of a change: done, a draft, or waiting for the approval of a second person. */
export const ChangeResult = z.object({
  outcome: z.enum(['applied', 'unchanged', 'drafted', 'waiting']),
  /** Of the change, to undo it or to approve it; null where nothing is different. */
  changeId: z.nullable(z.string()),
  /** The version of the row afterwards. */
  version: RowVersion,
  /** Why a second person is asked. */
  reasons: z.array(z.string()),
});
export type ChangeResult = z.infer<typeof ChangeResult>;

export const ChangeState = z.enum(['waiting', 'applied', 'refused']);

/** A change of one row or of many. */
const change = {
  id: z.string(),
  state: ChangeState,
  askedAt: Instant,
  askedBy: z.string(),
  /** Who approved or refused it; null where no approval was needed. */
  decidedBy: z.nullable(z.string()),
  rows: z.number(),
  /** The row, or the first of them. */
  kind: z.enum(catalogueKinds),
  key: z.string(),
  title: z.string(),
  reasons: z.array(z.string()),
  /** The change that this one takes back; null: none. */
  undoes: z.nullable(z.string()),
  /** The change that takes this one back; null: none. */
  undoneBy: z.nullable(z.string()),
};
export const CatalogueChange = z.object(change);
export type CatalogueChange = z.infer<typeof CatalogueChange>;

export const listCatalogueChanges = endpoint({
  method: 'GET',
  path: '/admin/catalogue-changes',
  summary: 'Changes of the catalogue, newest first; those that wait for a second person (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  paged: true,
  query: z.object({ state: z.optional(ChangeState), ...pageQuery }),
  response: z.array(CatalogueChange),
  errors: [401, 403],
});

export const getCatalogueChange = endpoint({
  method: 'GET',
  path: '/admin/catalogue-changes/{id}',
  summary: 'A change with its difference, of at most 200 rows (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  params: changeParams,
  response: z.object({
    ...change,
    /** Whether the caller may approve: it is not their own. */
    mayDecide: z.boolean(),
    differences: z.array(z.extend(RowName, { fields: z.array(FieldChange) })),
  }),
  errors: [401, 403, 404],
});

export const decideCatalogueChange = endpoint({
  method: 'POST',
  path: '/admin/catalogue-changes/{id}/decide',
  summary: 'Approve or refuse a change that waits; 403 for who asked for it, 409 where it is decided (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  keyed: true,
  params: changeParams,
  body: z.object({ approves: z.boolean() }),
  response: ChangeResult,
  errors: [401, 403, 404, 409],
});

export const undoCatalogueChange = endpoint({
  method: 'POST',
  path: '/admin/catalogue-changes/{id}/undo',
  summary: 'Take a change back by a new one; 409 where a row has changed since (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  keyed: true,
  params: changeParams,
  response: ChangeResult,
  errors: [401, 403, 404, 409],
});
