import { type CatalogueKindName, catalogueKinds, kindFields } from '@potli/api/contract/catalogueKinds';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../../db/database.ts';
import { insertStatement } from '../../../../db/insertRows.ts';
import { catalogueLink } from '../../../../db/schema/catalogueLink.ts';
import { catalogueRow } from '../../../../db/schema/catalogueRow.ts';
import type { LinkCheck } from './LinkCheck.ts';
import { isLive } from './problemCondition.ts';

/** Links of a run: those that were not looked at for the longest time. A shop with more takes several nights. */
const MOST_LINKS = 20_000;

/** Rows per statement. */
const BATCH = 1_000;

/** A link of a row that visitors see. */
interface LiveLink {
  kind: CatalogueKindName;
  key: string;
  field: string;
  address: string;
}

export interface CheckedLiveLinks {
  /** Links that were looked at. */
  looked: number;
  /** Those that have to wait for the next run, because there are too many or the time was over. */
  left: number;
  /** Links that this look found dead, with why. */
  dead: (LiveLink & { reason: string })[];
}

const FIELDS = catalogueKinds.flatMap((kind) => (kindFields[kind].links ?? []).map((field) => [kind, field] as const));

/**
 * Looks at the links of live rows to other sites, and stores the result: the last look at each, and since when it is dead
 * (docs/product/admin-catalogue.md#dead-links). What was not looked at stays as it was known.
 */
export async function checkLiveLinks(
  { orm }: Pick<Database, 'orm'>,
  { check, now, signal }: { check: LinkCheck; now: Date; signal?: AbortSignal },
): Promise<CheckedLiveLinks> {
  await forgetOldLinks(orm);
  const links = await findLinks(orm, now);
  const { dead, unchecked } = await check([...new Set(links.map(({ address }) => address))], signal);
  const left = new Set(unchecked);
  const looked = links.filter(({ address }) => !left.has(address));
  for (let start = 0; start < looked.length; start += BATCH) {
    await keepLooks(orm, looked.slice(start, start + BATCH), { dead, now });
  }
  return {
    looked: looked.length,
    left: links.length - looked.length,
    dead: looked.flatMap((link) => {
      const reason = dead.get(link.address);
      return reason === undefined ? [] : [{ ...link, reason }];
    }),
  };
}

/** Links that their rows have no more. */
async function forgetOldLinks(queries: Queries): Promise<void> {
  const { kind, key, field, address } = catalogueLink;
  await queries.execute(sql`delete from ${catalogueLink} using ${catalogueRow}
    where ${kind} = ${catalogueRow.kind} and ${key} = ${catalogueRow.key}
      and ${address} is distinct from ${catalogueRow.row} ->> ${field}`);
}

/** Links that were found dead last time first, then by the time of the last look. */
async function findLinks(queries: Queries, now: Date): Promise<LiveLink[]> {
  const { kind, key, row } = catalogueRow;
  const fields = sql.join(
    FIELDS.map(([of, field]) => sql`(${of}, ${field})`),
    sql`, `,
  );
  const { rows } = await queries.execute<LiveLink & Record<string, unknown>>(sql`
    select ${kind} as kind, ${key} as key, link.field as field, ${row} ->> link.field as address
    from ${catalogueRow} join (values ${fields}) as link (kind, field) on link.kind = ${kind}
      left join ${catalogueLink} on ${catalogueLink.kind} = ${kind} and ${catalogueLink.key} = ${key}
        and ${catalogueLink.field} = link.field
    where ${row} ->> link.field ~ '^https?:' and ${isLive(now)}
    order by ${catalogueLink.problem} is null, ${catalogueLink.lookedAt} nulls first, ${kind}, ${key}, link.field
    limit ${MOST_LINKS}`);
  return rows;
}

async function keepLooks(
  queries: Queries,
  links: readonly LiveLink[],
  { dead, now }: { dead: ReadonlyMap<string, string>; now: Date },
): Promise<void> {
  const looks = links.map((link) => {
    const problem = dead.get(link.address) ?? null;
    return {
      ...link,
      lookedAt: now,
      problem,
      deadSince: problem === null ? null : now,
      deadLooks: problem === null ? 0 : 1,
    };
  });
  const { deadSince, deadLooks } = catalogueLink;
  const isAgain = sql`excluded.problem is not null and ${catalogueLink.problem} is not null
    and ${catalogueLink.address} = excluded.address`;
  await queries.execute(sql`${insertStatement(catalogueLink, looks)}
    where exists (select from ${catalogueRow} where ${catalogueRow.kind} = made.kind and ${catalogueRow.key} = made.key for key share)
    on conflict (kind, key, field) do update set address = excluded.address, looked_at = excluded.looked_at,
      problem = excluded.problem, dead_since = case when ${isAgain} then ${deadSince} else excluded.dead_since end,
      dead_looks = case when ${isAgain} then ${deadLooks} + 1 else excluded.dead_looks end`);
}
