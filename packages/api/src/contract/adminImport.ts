import * as z from 'zod/mini';
import { rowFilter } from './adminCatalogue.ts';
import { FieldChange } from './adminChanges.ts';
import { catalogueKinds } from './catalogueKinds.ts';
import { endpoint } from './endpoint.ts';
import { IMPORT_MOST_MB } from './policy.ts';

const RowProblem = z.object({
  /** Place in the file: `stores[12].redirectionUrl`, from 0; of a table `line 14, redirectionUrl`. */
  path: z.string(),
  reason: z.string(),
});

/** What is allowed and probably not meant, in the order in which it is asked about (docs/product/admin-import.md#warnings). */
export const warningKinds = [
  'negative-margin',
  'decimal-point',
  'highest-default',
  'unknown-network',
  'without-click-id',
  'past-date',
  'unknown-place',
  'broken-promise',
  'spreadsheet-damage',
  'dead-link',
] as const;
const WarningKind = z.enum(warningKinds);
export type WarningKind = (typeof warningKinds)[number];

const RowWarning = z.extend(RowProblem, { kind: WarningKind });

export const ImportedRow = z.object({
  kind: z.enum(catalogueKinds),
  /** Null where the row does not say it. */
  key: z.nullable(z.string()),
  path: z.string(),
  outcome: z.enum(['added', 'changed', 'unchanged', 'refused']),
  /** Empty unless refused. */
  problems: z.array(RowProblem),
  /** What is allowed and probably not meant: each kind of it has to be confirmed. */
  warnings: z.array(RowWarning),
  /** Of a changed row: what differs from what is published. */
  fields: z.array(FieldChange),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

export const ImportAnswer = z.object({
  totals: z.object({ added: z.number(), changed: z.number(), unchanged: z.number(), refused: z.number() }),
  /** How many rows have warnings. */
  warned: z.number(),
  /** Those warnings by kind; kinds that no row has are left out. */
  warnings: z.array(
    z.object({
      kind: WarningKind,
      rows: z.number(),
      /** At most 5. */
      first: z.array(z.extend(RowProblem, { key: z.nullable(z.string()) })),
    }),
  ),
  /** Links of other sites that were not asked, because there are too many or the time was over. */
  uncheckedLinks: z.number(),
  /** Refused rows first, then those with warnings, then the other ones that differ; at most 500. */
  rows: z.array(ImportedRow),
  /** Identifies this difference: sent back to publish it. */
  seen: z.string(),
  outcome: z.enum(['shown', 'applied', 'unchanged', 'waiting']),
  /** Of the change, to undo it or to approve it; null where nothing was published. */
  changeId: z.nullable(z.string()),
  /** Why a second person is asked. */
  reasons: z.array(z.string()),
});
export type ImportAnswer = z.infer<typeof ImportAnswer>;

export const importCatalogueFile = endpoint({
  method: 'POST',
  path: '/admin/catalogue-import',
  summary:
    'What a file would change (`seen` absent), then publish exactly that as one change; 409 where it would change something else by now (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  keyed: true,
  bodyMegabytes: IMPORT_MOST_MB,
  body: z.object({
    /** The file: a catalogue document, or a table of one kind. */
    text: z.string(),
    /** The kind of the rows of a table (CSV); absent: the text is a document (JSON). */
    kind: z.optional(z.enum(catalogueKinds)),
    /** Of the answer that was looked at; absent: nothing is changed. */
    seen: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
    /** The kinds of its warnings that were read and are meant; 400 names those that are missing. */
    confirmed: z._default(z.array(WarningKind).check(z.maxLength(warningKinds.length)), []),
  }),
  response: ImportAnswer,
  errors: [401, 403, 409, 413],
});

const ExportedFile = z.object({ fileName: z.string(), text: z.string(), rows: z.number() });

export const exportCatalogueRows = endpoint({
  method: 'GET',
  path: '/admin/catalogue-export/{kind}',
  summary: 'The published rows of a kind that match a filter, as a file that can be imported (export and catalogue)',
  auth: 'admin',
  right: 'export',
  rowsRight: 'catalogue',
  acts: true,
  params: z.object({ kind: z.enum(catalogueKinds) }),
  query: z.object({ ...rowFilter, format: z._default(z.enum(['csv', 'json']), 'csv') }),
  response: ExportedFile,
  errors: [401, 403],
});

export const exportCatalogue = endpoint({
  method: 'GET',
  path: '/admin/catalogue-export',
  summary: 'The published rows of all kinds as a catalogue document (export and catalogue)',
  auth: 'admin',
  right: 'export',
  rowsRight: 'catalogue',
  acts: true,
  response: ExportedFile,
  errors: [401, 403],
});
