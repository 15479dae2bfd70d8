import { eq } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { catalogueChange } from '../../../../db/schema/catalogueRow.ts';
import { notFound } from '../../../../errors/ProblemError.ts';
import { parseId } from '../../../platform/shared/ids.ts';

/** A change of the catalogue. @throws ProblemError notFound */
export async function findChange(queries: Queries, id: string): Promise<typeof catalogueChange.$inferSelect> {
  const known = parseId(id);
  const [found] =
    known === undefined ? [] : await queries.select().from(catalogueChange).where(eq(catalogueChange.id, known));
  if (!found) throw notFound('There is no such change.');
  return found;
}
