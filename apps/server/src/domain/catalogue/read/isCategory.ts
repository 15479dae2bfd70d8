import { eq, or, type SQL } from 'drizzle-orm';
import { category } from '../../../db/schema/category.ts';
import { parseId } from '../../shared/ids.ts';

/** A category may be named by its slug or its id. */
export function isCategory(slugOrId: string): SQL | undefined {
  const id = parseId(slugOrId);
  return or(eq(category.urlSlug, slugOrId), id === undefined ? undefined : eq(category.id, id));
}
