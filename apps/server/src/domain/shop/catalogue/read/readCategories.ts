import type { Category } from '@potli/api';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { category } from '../../../../db/schema/category.ts';
import { idText, parseId } from '../../../platform/shared/ids.ts';
import { isShown } from './isShown.ts';

const fields = {
  id: idText(category.id),
  name: category.name,
  urlSlug: category.urlSlug,
  imageUrl: category.imageUrl,
};

/** The categories that visitors see, by rank, and else in the order of the catalogue document. */
export function readCategories(queries: Queries): Promise<Category[]> {
  return queries
    .select(fields)
    .from(category)
    .where(isShown(category))
    .orderBy(sql`${category.rank} nulls last`, category.position);
}

export async function readCategoryBySlug(queries: Queries, slug: string): Promise<Category | undefined> {
  const [row] = await queries
    .select(fields)
    .from(category)
    .where(and(eq(category.urlSlug, slug), isShown(category)));
  return row;
}

/** Matches a category by its slug or its id. */
export function isCategory(slugOrId: string): SQL | undefined {
  const id = parseId(slugOrId);
  return or(eq(category.urlSlug, slugOrId), id === undefined ? undefined : eq(category.id, id));
}
