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

/** Whether two values are the same as JSON: a row of the database has no fields that are undefined, and others in their order. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [given, held] = [fieldsOf(one), fieldsOf(other)];
  return given.length === held.length && given.every(([field, value]) => isSame(value, Reflect.get(other, field)));
}

const fieldsOf = (value: object) => Object.entries(value).filter(([, part]) => part !== undefined);
