import { isDeepStrictEqual } from 'node:util';
import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import type { FieldChange } from '@potli/api/contract/adminChanges';

/** The fields in which two rows differ, in the order of the document; a row that is not there has no fields. */
export function differencesOf(before: CatalogueFields | null, after: CatalogueFields | null): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].flatMap((field) => {
    const [old, made] = [before?.[field], after?.[field]];
    return isDeepStrictEqual(asJson(old), asJson(made)) ? [] : [{ field, before: old, after: made }];
  });
}

/** A row of the database has no fields that are undefined. */
const asJson = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
