import { isDeepStrictEqual } from 'node:util';
import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import type { FieldChange } from '@potli/api/contract/adminChanges';

/** The fields in which two rows differ, in the order of the document; a row that is not there has no fields. */
export function differencesOf(before: CatalogueFields | null, after: CatalogueFields | null): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].flatMap((field) => {
    const [old, made] = [before?.[field], after?.[field]];
    return isSame(old, made) ? [] : [{ field, before: old, after: made }];
  });
}

/** Most fields are texts and numbers. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const isPlain = typeof one !== 'object' || typeof other !== 'object' || one === null || other === null;
  return !isPlain && isDeepStrictEqual(asJson(one), asJson(other));
}

/** A row of the database has no fields that are undefined. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
