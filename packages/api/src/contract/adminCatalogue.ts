import * as z from 'zod/mini';
import { catalogueKinds } from './catalogueKinds.ts';
import { Instant, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { typedCode, typedLine } from './typedText.ts';

const kindParams = z.object({ kind: z.enum(catalogueKinds) });
const Key = typedLine().check(z.minLength(1), z.maxLength(120));
const rowParams = z.extend(kindParams, { key: Key });
const changeParams = z.object({ id: typedCode().check(z.minLength(1), z.maxLength(20)) });

/** The number of the version of a row that an editor has read; from 1. */
const Version = z.number().check(z.int(), z.gte(0));

/** Fields of a row of the catalogue document (`catalogueDocument.ts`), by their names. */
export const CatalogueFields = z.record(z.string(), z.unknown());
export type CatalogueFields = z.infer<typeof CatalogueFields>;

/** What visitors see of a row at this moment: everything of `live`, nothing of the others (docs/product/admin-catalogue.md#states). */
export const RowState = z.enum(['live', 'scheduled', 'ended', 'off', 'draft']);
export type RowState = z.infer<typeof RowState>;

/** What looks wrong with a row, the worst first (docs/product/admin-catalogue.md#problems). */
export const RowProblemName = z.enum([
  'without-click-id',
  'without-picture',
  'hidden-by-store',
  'ended-and-listed',
  'without-rate',
  'without-end',
  'ending-soon',
]);
export type RowProblemName = z.infer<typeof RowProblemName>;

/** Which rows of a kind: of a list, of a change of many, of an export. */
export const rowFilter = {
  /** Words of its title or its key. */
  q: z.optional(typedLine().check(z.maxLength(120))),
  state: z.optional(RowState),
  problem: z.optional(RowProblemName),
  /** Rows with a draft, published or not. */
  hasDraft: z.optional(z.enum(['true', 'false'])),
};

/** A row as lists show it. */
const summary = {
  kind: z.enum(catalogueKinds),
  key: z.string(),
  title: z.string(),
  picture: z.nullable(z.string()),
  state: RowState,
  /** When it appears, and when it vanishes; null: at once, never. */
  liveFrom: z.nullable(Instant),
  liveUntil: z.nullable(Instant),
  hasDraft: z.boolean(),
  /** Its rank among the rows of its place, such as that of banners; null where it has none. */
  rank: z.nullable(z.number()),
  place: z.nullable(z.string()),
  /** Grows with each change of what is published; 0 for a draft that was never published. */
  version: Version,
  changedAt: Instant,
  /** `member:` and an id, `token:` and a name, or `cli:` and a user of the operating system. */
  changedBy: z.string(),
};
export const CatalogueRowSummary = z.object(summary);
export type CatalogueRowSummary = z.infer<typeof CatalogueRowSummary>;

const RowName = z.object({ kind: z.enum(catalogueKinds), key: z.string(), title: z.string() });

/** What an order of a rate leaves the shop: what the network pays less what the member gets, in percent of the sale or rupees. */
const RateMargin = z.object({
  appliesTo: z.string(),
  unit: z.enum(['percent', 'rupees']),
  /** Null where the commission is not given, or is not in the unit of the cashback. */
  commission: z.nullable(z.number()),
  cashback: z.number(),
  margin: z.nullable(z.number()),
});
export type RateMargin = z.infer<typeof RateMargin>;

/** A version of an item's rates. Clicks keep theirs. */
const RateVersion = z.object({
  version: z.number(),
  validFrom: Instant,
  isCurrent: z.boolean(),
  clicks: z.number(),
});

export const CatalogueRow = z.object({
  ...summary,
  /** What is published, with every field; null where nothing is. */
  row: z.nullable(CatalogueFields),
  /** What a draft says instead, with every field; null where there is none. */
  draft: z.nullable(CatalogueFields),
  /** Rows that name this one: it cannot be deleted. */
  usedBy: z.array(RowName),
  /** Of the rates of the draft, or else of what is published. */
  margins: z.array(RateMargin),
  /** Newest first, at most 50. */
  rateVersions: z.array(RateVersion),
  /** Changes of this row that wait for a second person. */
  waiting: z.array(z.string()),
});
export type CatalogueRow = z.infer<typeof CatalogueRow>;

export const FieldChange = z.object({
  field: z.string(),
  /** Absent: there was, or is, none. */
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
});
export type FieldChange = z.infer<typeof FieldChange>;

/** What became of a change: done, a draft, or kept until a second person approves it. */
export const ChangeResult = z.object({
  outcome: z.enum(['applied', 'unchanged', 'drafted', 'waiting']),
  /** Of the change, to undo it or to approve it; null where nothing is different. */
  changeId: z.nullable(z.string()),
  /** The version of the row afterwards. */
  version: Version,
  /** Why a second person is asked. */
  reasons: z.array(z.string()),
});
export type ChangeResult = z.infer<typeof ChangeResult>;

/** `asDraft`: nobody sees it before it is published. */
const asDraft = z._default(z.boolean(), false);

export const listCatalogueRows = endpoint({
  method: 'GET',
  path: '/admin/catalogue/{kind}',
  summary: 'Rows of a kind, by title, filtered by words, state and what looks wrong (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  paged: true,
  params: kindParams,
  query: z.object({
    ...rowFilter,
    /** `order`: as visitors see them. */
    sort: z._default(z.enum(['title', 'changed', 'ends', 'order']), 'title'),
    ...pageQuery,
  }),
  response: z.array(CatalogueRowSummary),
  errors: [401, 403],
});

export const getCatalogueRow = endpoint({
  method: 'GET',
  path: '/admin/catalogue/{kind}/rows/{key}',
  summary: 'A row with its draft, what names it, its margins and the versions of its rates (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  params: rowParams,
  response: CatalogueRow,
  errors: [401, 403, 404],
});

export const previewCatalogueRow = endpoint({
  method: 'GET',
  path: '/admin/catalogue/{kind}/rows/{key}/preview',
  summary: 'A link to the real page of a row with its draft, for the browser that asked alone (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  params: rowParams,
  response: z.object({
    /** On the site, not below the API; to be framed by its own pages. */
    path: z.string(),
    expiresAt: Instant,
  }),
  errors: [401, 403, 404],
});

export const createCatalogueRow = endpoint({
  method: 'POST',
  path: '/admin/catalogue/{kind}',
  summary: 'Add a row, live at once, from its date, or as a draft; 409 where its key is taken (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  keyed: true,
  params: kindParams,
  body: z.object({ fields: CatalogueFields, asDraft }),
  response: ChangeResult,
  errors: [401, 403, 409],
});

export const changeCatalogueRow = endpoint({
  method: 'POST',
  path: '/admin/catalogue/{kind}/rows/{key}',
  summary:
    'Change fields of a row; null takes one away. 409 names the fields that somebody else changed since `version` (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  keyed: true,
  params: rowParams,
  body: z.object({ version: Version, fields: CatalogueFields, asDraft }),
  response: ChangeResult,
  errors: [401, 403, 404, 409],
});

export const publishCatalogueDraft = endpoint({
  method: 'POST',
  path: '/admin/catalogue/{kind}/rows/{key}/publish',
  summary: 'Publish the draft of a row; 409 where what is published changed since the draft began (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  keyed: true,
  params: rowParams,
  response: ChangeResult,
  errors: [401, 403, 404, 409],
});

export const discardCatalogueDraft = endpoint({
  method: 'POST',
  path: '/admin/catalogue/{kind}/rows/{key}/discard',
  summary: 'Throw the draft of a row away (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  keyed: true,
  params: rowParams,
  response: z.object({ version: Version }),
  errors: [401, 403, 404],
});

export const deleteCatalogueRow = endpoint({
  method: 'POST',
  path: '/admin/catalogue/{kind}/rows/{key}/delete',
  summary: 'Delete a row that nothing names; 409 says what does. Its history stays (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  keyed: true,
  params: rowParams,
  body: z.object({ version: Version }),
  response: ChangeResult,
  errors: [401, 403, 404, 409],
});

export const moveCatalogueRow = endpoint({
  method: 'POST',
  path: '/admin/catalogue/{kind}/rows/{key}/move',
  summary: 'Move a row one place up or down in the order that visitors see; `unchanged` at the end of it (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  keyed: true,
  params: rowParams,
  body: z.object({ direction: z.enum(['up', 'down']) }),
  response: ChangeResult,
  errors: [401, 403, 404],
});

export const listCatalogueVersions = endpoint({
  method: 'GET',
  path: '/admin/catalogue/{kind}/rows/{key}/versions',
  summary: 'The history of a row, newest first, each with what it changed (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  paged: true,
  params: rowParams,
  query: z.object(pageQuery),
  response: z.array(
    z.object({
      version: Version,
      changeId: z.string(),
      changedAt: Instant,
      changedBy: z.string(),
      /** Whether the row was taken away. */
      isDeletion: z.boolean(),
      fields: z.array(FieldChange),
    }),
  ),
  errors: [401, 403, 404],
});

export const restoreCatalogueVersion = endpoint({
  method: 'POST',
  path: '/admin/catalogue/{kind}/rows/{key}/restore',
  summary: 'Bring an earlier version back, as a new change or as a draft (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  keyed: true,
  params: rowParams,
  body: z.object({ version: Version, restored: Version, asDraft }),
  response: ChangeResult,
  errors: [401, 403, 404, 409],
});

const Entry = typedLine().check(z.minLength(1), z.maxLength(300));

/** Rows by their keys, or all that match a filter. */
const Selection = z.object({
  keys: z.optional(z.array(Key).check(z.minLength(1), z.maxLength(1000))),
  filter: z.optional(z.object(rowFilter)),
});

/** What one change makes of each row. */
export const manyEdit = {
  /** As in a change of one row; of a field with parts only the given ones change. */
  fields: z.optional(CatalogueFields),
  /** Entries of a list, such as slugs of categories, that are taken away and then added; what a row has already is not added twice. */
  entries: z.optional(
    z.object({
      field: z.string().check(z.regex(/^[a-zA-Z]{1,60}$/)),
      add: z.optional(z.array(Entry).check(z.maxLength(50))),
      remove: z.optional(z.array(Entry).check(z.maxLength(50))),
    }),
  ),
  /** What the rate pays that holds for all other orders: percent of the sale, or rupees. One in the other unit is an exception. */
  defaultRate: z.optional(z.union([z.strictObject({ percent: z.number() }), z.strictObject({ amount: z.number() })])),
};

export const changeManyRows = endpoint({
  method: 'POST',
  path: '/admin/catalogue/{kind}/many',
  summary:
    'One change of many rows: first as counts and exceptions (`expected` absent), then as one change; 409 where the count is another one by now (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  keyed: true,
  params: kindParams,
  body: z.extend(Selection, {
    ...manyEdit,
    /** The count of the preview; absent: nothing is changed. */
    expected: z.optional(z.number().check(z.int(), z.gte(0))),
  }),
  response: z.object({
    /** Rows that change, and rows that are as asked already. */
    changes: z.number(),
    unchanged: z.number(),
    /** Rows that cannot be changed, at most 100 of `refused`. */
    refused: z.number(),
    exceptions: z.array(z.object({ key: z.string(), title: z.string(), reason: z.string() })),
    /** Rows of which a rate needs a second person: the whole change waits. */
    waiting: z.number(),
    changeId: z.nullable(z.string()),
  }),
  errors: [401, 403, 409],
});

export const ChangeState = z.enum(['waiting', 'applied', 'refused']);

/** A change of one row or of many. */
const change = {
  id: z.string(),
  state: ChangeState,
  askedAt: Instant,
  askedBy: z.string(),
  /** Who approved or refused it; null where nobody had to. */
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
