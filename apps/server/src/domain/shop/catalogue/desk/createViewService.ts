import type { CatalogueView, ViewSearch } from '@potli/api/contract/adminViews';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { catalogueView } from '../../../../db/schema/catalogueView.ts';
import { conflict, invalid, notFound } from '../../../../errors/ProblemError.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Once } from '../../../platform/idempotency/createKeyedWrites.ts';
import { parseId } from '../../../platform/shared/ids.ts';
import { lockCatalogue } from '../import/lockCatalogue.ts';
import type { Maker } from './Maker.ts';

/** Views of a list: more are not found by reading a menu. */
const MOST_VIEWS = 100;

type ViewRow = typeof catalogueView.$inferSelect;

export interface ViewName {
  kind: CatalogueKindName;
  id: string;
}

/** Lists of the shop window under a name, which all editors see and change (docs/product/admin-catalogue.md#views). */
export function createViewService(orm: Queries) {
  return {
    async views(kind: CatalogueKindName): Promise<CatalogueView[]> {
      const rows = await orm
        .select()
        .from(catalogueView)
        .where(eq(catalogueView.kind, kind))
        .orderBy(sql`lower(${catalogueView.name})`, asc(catalogueView.id));
      return rows.map(toView);
    },

    /** @throws ProblemError conflict where the name is taken or the list has `MOST_VIEWS` */
    createView(
      { kind, name, search }: { kind: CatalogueKindName; name: string; search: ViewSearch },
      maker: Maker,
      once: Once<CatalogueView>,
    ): Promise<CatalogueView> {
      return once(async (queries) => {
        await lockCatalogue(queries);
        if ((await countOf(queries, eq(catalogueView.kind, kind))) >= MOST_VIEWS)
          throw conflict(`There are ${MOST_VIEWS} views of this list. Delete one first.`);
        await refuseTaken(queries, kind, name);
        const made = { kind, name, search, changedAt: new Date(), changedBy: maker.who };
        const [row] = await queries.insert(catalogueView).values(made).returning();
        await audit(queries, maker, undefined, row as ViewRow);
        return toView(row as ViewRow);
      });
    },

    /** @throws ProblemError notFound, invalid where nothing changes, conflict where the name is taken */
    changeView(
      { kind, id, name, search }: ViewName & { name?: string | undefined; search?: ViewSearch | undefined },
      maker: Maker,
      once: Once<CatalogueView>,
    ): Promise<CatalogueView> {
      return once(async (queries) => {
        await lockCatalogue(queries);
        if (name === undefined && search === undefined) throw invalid('name: Give this or search');
        const held = await findView(queries, { kind, id });
        if (name !== undefined && name.toLowerCase() !== held.name.toLowerCase())
          await refuseTaken(queries, kind, name);
        const made = { name: name ?? held.name, search: search ?? held.search };
        const [row] = await queries
          .update(catalogueView)
          .set({ ...made, changedAt: new Date(), changedBy: maker.who })
          .where(eq(catalogueView.id, held.id))
          .returning();
        await audit(queries, maker, held, row);
        return toView(row as ViewRow);
      });
    },

    /** @throws ProblemError notFound */
    deleteView(view: ViewName, maker: Maker, once: Once<{ id: string }>): Promise<{ id: string }> {
      return once(async (queries) => {
        await lockCatalogue(queries);
        const held = await findView(queries, view);
        await queries.delete(catalogueView).where(eq(catalogueView.id, held.id));
        await audit(queries, maker, held, undefined);
        return { id: view.id };
      });
    },
  };
}

const toView = ({ id, name, search, changedAt, changedBy }: ViewRow): CatalogueView => ({
  id: String(id),
  name,
  search,
  changedBy,
  changedAt: changedAt.toISOString(),
});

async function findView(queries: Queries, { kind, id }: ViewName): Promise<ViewRow> {
  const known = parseId(id);
  const [found] =
    known === undefined
      ? []
      : await queries
          .select()
          .from(catalogueView)
          .where(and(eq(catalogueView.kind, kind), eq(catalogueView.id, known)));
  if (!found) throw notFound('There is no such view.');
  return found;
}

async function refuseTaken(queries: Queries, kind: CatalogueKindName, name: string): Promise<void> {
  const isNamed = and(eq(catalogueView.kind, kind), sql`lower(${catalogueView.name}) = lower(${name})`);
  if ((await countOf(queries, isNamed)) > 0) throw conflict(`name: "${name}" is taken`);
}

async function countOf(queries: Queries, condition: SQL | undefined): Promise<number> {
  const [counted] = await queries.select({ views: count() }).from(catalogueView).where(condition);
  return counted?.views ?? 0;
}

const audited = (row: ViewRow | undefined) =>
  row ? { name: row.name, search: new URLSearchParams(row.search as Record<string, string>).toString() } : null;

async function audit(
  queries: Queries,
  { who, action }: Maker,
  before: ViewRow | undefined,
  after: ViewRow | undefined,
): Promise<void> {
  const { kind, id } = (after ?? before) as ViewRow;
  await recordAudit(queries, {
    who,
    action,
    object: `${kind} view ${id}`,
    before: audited(before),
    after: audited(after),
  });
}
