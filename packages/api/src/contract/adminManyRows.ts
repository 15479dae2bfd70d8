import * as z from 'zod/mini';
import { CatalogueFields, rowFilter } from './adminCatalogue.ts';
import { endpoint } from './endpoint.ts';
import { kindParams, RowKey } from './rowName.ts';
import { typedLine } from './typedText.ts';

const Entry = typedLine().check(z.minLength(1), z.maxLength(300));

/** Rows by their keys, or all that match a filter. */
const Selection = z.object({
  keys: z.optional(z.array(RowKey).check(z.minLength(1), z.maxLength(1000))),
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
