import * as z from 'zod/mini';
import { rowFilter } from './adminCatalogue.ts';
import { Instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { kindParams } from './rowName.ts';
import { typedCode, typedLine } from './typedText.ts';

const viewParams = z.extend(kindParams, { id: typedCode().check(z.minLength(1), z.maxLength(20)) });

const column = /\w{1,40}/.source;

/** What a view shows of a list: its filter, its order, and the columns that are hidden. A misspelt part would mean all rows. */
export const ViewSearch = z.strictObject({
  ...rowFilter,
  /** Id of a column; a minus before it sorts descending. */
  sort: z.optional(z.string().check(z.regex(new RegExp(`^-?${column}$`)))),
  /** Ids of columns, with commas between them. */
  hide: z.optional(z.string().check(z.regex(new RegExp(`^${column}(,${column}){0,9}$`)))),
});
export type ViewSearch = z.infer<typeof ViewSearch>;

const name = typedLine().check(z.minLength(1), z.maxLength(60));

/** A list of the shop window under a name, for all editors. */
export const CatalogueView = z.object({
  id: z.string(),
  name: z.string(),
  search: ViewSearch,
  changedAt: Instant,
  /** As the audit log names people. */
  changedBy: z.string(),
});
export type CatalogueView = z.infer<typeof CatalogueView>;

export const listCatalogueViews = endpoint({
  method: 'GET',
  path: '/admin/catalogue/{kind}/views',
  summary: 'Named views of a list, by name, at most 100 (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  params: kindParams,
  response: z.array(CatalogueView),
  errors: [401, 403],
});

export const createCatalogueView = endpoint({
  method: 'POST',
  path: '/admin/catalogue/{kind}/views',
  summary: 'Keep a list under a name, for all editors; 409 where the name is taken, or the list has 100 (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  keyed: true,
  params: kindParams,
  body: z.object({ name, search: ViewSearch }),
  response: CatalogueView,
  errors: [401, 403, 409],
});

export const changeCatalogueView = endpoint({
  method: 'POST',
  path: '/admin/catalogue/{kind}/views/{id}',
  summary: 'Rename a view, or let it show something else; 409 where the name is taken (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  keyed: true,
  params: viewParams,
  body: z.object({ name: z.optional(name), search: z.optional(ViewSearch) }),
  response: CatalogueView,
  errors: [401, 403, 404, 409],
});

export const deleteCatalogueView = endpoint({
  method: 'POST',
  path: '/admin/catalogue/{kind}/views/{id}/delete',
  summary: 'Delete a view; the rows stay (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  keyed: true,
  params: viewParams,
  response: z.object({ id: z.string() }),
  errors: [401, 403, 404],
});
