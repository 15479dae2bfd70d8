import type { changeNetworkPolicy, Page, RequestOf, ResponseOf } from '@potli/api';
import type { AdminNetwork } from '@potli/api/contract/adminNetworks';
import { toBigPaise, toRupees } from '@potli/api/units/money';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { networkPull } from '../../../db/schema/networkPull.ts';
import { rateCard } from '../../../db/schema/rateCard.ts';
import { networkPolicy } from '../../../db/schema/shopBook.ts';
import { conflict, notFound } from '../../../errors/ProblemError.ts';
import { firstPolicy, lockPolicies, type NetworkPolicy, writePolicy } from '../../ledger/books/networkPolicy.ts';
import type { Operator } from '../../platform/audit/Operator.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import { CLAIMS } from '../../platform/shared/claimsNetwork.ts';
import { type PageRequest, toPage, windowOf } from '../../platform/shared/paging.ts';
import { readLastReports } from '../installation/readLastReports.ts';

type Changed = ResponseOf<typeof changeNetworkPolicy>;

interface NetworkParts {
  queries: Queries;
  /** Networks that report to this shop, or are asked by it, by its settings. */
  connected: readonly string[];
}

/** Networks with their policies, for who looks after the money (docs/product/admin.md#networks-and-their-policies). */
export function createNetworkService({ queries: orm, connected }: NetworkParts) {
  /** Networks of the catalogue, connected ones, and those of which an order was approved. Claims are none. */
  const names: SQL = sql`(
    select ${networkPolicy.network} from ${networkPolicy} union select ${rateCard.network} from ${rateCard}
    union select ${networkPull.network} from ${networkPull} union select unnest(${sql.param([...connected])}::text[])
  ) as known (network) where known.network is not null and known.network <> ${CLAIMS}`;
  const network = sql<string>`known.network`;

  return {
    /** By name. */
    async list(request: PageRequest): Promise<Page<AdminNetwork>> {
      const { limit, offset } = windowOf(request);
      const rows = await orm
        .select({ network, policy: networkPolicy })
        .from(sql`(select known.network from ${names} order by known.network limit ${limit} offset ${offset}) as known`)
        .leftJoin(networkPolicy, eq(networkPolicy.network, network))
        .orderBy(network);
      const counted = await orm.execute<{ count: string }>(sql`select count(*) from ${names}`);
      const heard = new Map((await readLastReports(orm)).map((last) => [last.network, last.at.toISOString()]));
      const listed = rows.map(({ network: name, policy }) => ({
        network: name,
        ...termsOf(policy ?? firstPolicy(name)),
        advanced: toRupees(policy?.advancedPaise ?? 0n),
        lastReportAt: heard.get(name) ?? null,
      }));
      return toPage(listed, Number(counted.rows[0]?.count ?? 0), request);
    },

    /**
     * Writes the policy of a network. What fits by then is released by the job of the next minute.
     * @throws ProblemError notFound; conflict where another policy than the one that was seen holds
     */
    change(
      { network: name, seen, ...terms }: RequestOf<typeof changeNetworkPolicy>['body'],
      by: Operator,
      once: Once<Changed>,
    ): Promise<Changed> {
      return once(async (queries) => {
        const known = await queries.execute(sql`select from ${names} and known.network = ${name}`);
        if (known.rowCount === 0) throw notFound(`There is no network "${name}".`);
        const current = termsOf((await lockPolicies(queries, [name])).get(name) ?? firstPolicy(name));
        const isSeen =
          current.pays === seen.pays &&
          current.advanceLimit === seen.advanceLimit &&
          current.settlesAfterDays === seen.settlesAfterDays;
        if (!isSeen) throw conflict(`The policy of ${name} has changed meanwhile. Look at it again.`);
        const { pays, advanceLimit, settlesAfterDays } = terms;
        const policy = { network: name, pays, advanceLimitPaise: toBigPaise(advanceLimit), settlesAfterDays };
        await writePolicy(queries, policy, by);
        return { network: name, ...terms };
      });
    },
  };
}

const termsOf = ({ pays, advanceLimitPaise, settlesAfterDays }: NetworkPolicy) => ({
  pays,
  advanceLimit: toRupees(advanceLimitPaise),
  settlesAfterDays,
});
