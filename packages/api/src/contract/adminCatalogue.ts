import * as z from 'zod/mini';
import { ChangeResult, FieldChange } from './adminChanges.ts';
import { catalogueKinds } from './catalogueKinds.ts';
import { Instant, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { kindParams, RowName, RowVersion, rowParams } from './rowName.ts';
import { typedLine } from './typedText.ts';

/** Fields of a row of the catalogue document (`catalogueDocument.ts`), by their names. */
export const CatalogueFields = z.record(z.string(), z.unknown());
export type CatalogueFields = z.infer<typeof CatalogueFields>;

/** What visitors see of a row at this moment: everything of `live`, nothing of the others (docs/product/admin-catalogue.md#states). */
export const RowState = z.enum(['live', 'scheduled', 'ended', 'off', 'draft']);
export type RowState = z.infer<typeof RowState>;

/** What looks wrong with a row, the worst first (docs/product/admin-catalogue.md#problems). */
export const RowProblemName = z.enum([
  'without-click-id',
  'dead-link',
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
  version: RowVersion,
  changedAt: Instant,
  /** `member:` and an id, `token:` and a name, or `cli:` and a user of the operating system. */
  changedBy: z.string(),
  /** Since when a link of a live row is known to lead nowhere; null where none is. */
  linkDeadSince: z.nullable(Instant),
};
export const CatalogueRowSummary = z.object(summary);
export type CatalogueRowSummary = z.infer<typeof CatalogueRowSummary>;

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

/** A link of a live row that leads nowhere (docs/product/admin-catalogue.md#dead-links). */
const DeadLink = z.object({
  /** The field that has it. */
  field: z.string(),
  /** Why it leads nowhere, in a sentence. */
  reason: z.string(),
  since: Instant,
  lookedAt: Instant,
});
export type DeadLink = z.infer<typeof DeadLink>;

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
  /** Grows each time that a draft is saved, published or thrown away. */
  draftVersion: RowVersion,
  /** Who saved the draft last, as `changedBy`; null where there is none. */
  draftBy: z.nullable(z.string()),
  /** Rows that name this one: it cannot be deleted. */
  usedBy: z.array(RowName),
  /** Of the rates of the draft, or else of what is published. */
  margins: z.array(RateMargin),
  /** Newest first, at most 50. */
  rateVersions: z.array(RateVersion),
  deadLinks: z.array(DeadLink),
  /** Changes of this row that wait for a second person. */
  waiting: z.array(z.string()),
});
export type CatalogueRow = z.infer<typeof CatalogueRow>;

/** `asDraft`: not shown before it is published. */
const asDraft = z._default(z.boolean(), false);

/** The draft that was read: 409 where another editor has saved one since. Absent: whatever the draft is. */
const draftVersion = z.optional(RowVersion);
const readDraft = z.object({ draftVersion: z.optional(z.coerce.number().check(z.int(), z.gte(0))) });

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
  body: z.object({ version: RowVersion, fields: CatalogueFields, asDraft, draftVersion }),
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
  query: readDraft,
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
  query: readDraft,
  response: z.object({ version: RowVersion }),
  errors: [401, 403, 404, 409],
});

export const deleteCatalogueRow = endpoint({
  method: 'POST',
  path: '/admin/catalogue/{kind}/rows/{key}/delete',
  summary: 'Delete a row that nothing names; 409 says what does. Its history stays (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  keyed: true,
  params: rowParams,
  body: z.object({ version: RowVersion }),
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
      version: RowVersion,
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
  body: z.object({ version: RowVersion, restored: RowVersion, asDraft, draftVersion }),
  response: ChangeResult,
  errors: [401, 403, 404, 409],
});
