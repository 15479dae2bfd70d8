import * as z from 'zod/mini';
import { catalogueKinds } from './catalogueKinds.ts';
import { typedLine } from './typedText.ts';

/** How calls of the admin area name a row, and its kind. */
export const kindParams = z.object({ kind: z.enum(catalogueKinds) });
export const RowKey = typedLine().check(z.minLength(1), z.maxLength(120));
export const rowParams = z.extend(kindParams, { key: RowKey });

/** The number of the version of a row that an editor has read; from 1. */
export const RowVersion = z.number().check(z.int(), z.gte(0));

export const RowName = z.object({ kind: z.enum(catalogueKinds), key: z.string(), title: z.string() });
