import type { getLedgerConsistency, getMyInclusion, listLedgerRoots, RequestOf, ResponseOf } from '@potli/api';
import { ROOT_PROOF_DAYS } from '@potli/api/contract/policy';
import { asc, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { ledgerRoot } from '../../../db/schema/ledgerRoot.ts';
import { invalid, notFound } from '../../../errors/ProblemError.ts';
import type { RateLimiter } from '../../../limits/createRateLimiter.ts';
import { consistencyOf } from './merkleTree.ts';
import { readInclusion } from './readInclusion.ts';
import { readRoots } from './readRoots.ts';

interface RootTools {
  database: Pick<Database, 'orm'>;
  limits: Pick<RateLimiter, 'consume'>;
  /** The secret that salts are made of now, then those of before. */
  piiKeys: readonly string[];
}

/** The published roots over the chains of all members, and what proves them (docs/verify.md). */
export function createRootService({ database: { orm }, limits, piiKeys }: RootTools) {
  return {
    async listOf(request: RequestOf<typeof listLedgerRoots>['query']): Promise<ResponseOf<typeof listLedgerRoots>> {
      return { type: 'potli roots 1', roots: await readRoots(orm, request) };
    },

    /**
     * @throws ProblemError tooMany by `inclusionPerMinute`
     * @throws ProblemError notFound where there is no such root, its leaves were removed, or the member had no lines then
     */
    async inclusionOf(memberId: bigint, day: string | undefined): Promise<ResponseOf<typeof getMyInclusion>> {
      await limits.consume('inclusionPerMinute', String(memberId));
      const found = await readInclusion(orm, { memberId, day, piiKeys });
      if (!found)
        throw notFound(
          `There is no published root with your money on this day, or it is older than ${ROOT_PROOF_DAYS} days.`,
        );
      return found;
    },

    /**
     * @throws ProblemError invalid where `from` is after `to`
     * @throws ProblemError notFound for a day without a root
     */
    async consistencyOf(
      days: RequestOf<typeof getLedgerConsistency>['query'],
    ): Promise<ResponseOf<typeof getLedgerConsistency>> {
      if (days.from > days.to) throw invalid('The first day is after the second.');
      const { day, root, logRoot } = ledgerRoot;
      const log = await orm
        .select({ day, root, logRoot })
        .from(ledgerRoot)
        .where(lte(day, days.to))
        .orderBy(asc(ledgerRoot.number));
      const [from, to] = [days.from, days.to].map((each) => {
        const at = log.findIndex((row) => row.day === each);
        const row = log[at];
        if (!row) throw notFound(`There is no root of ${each}.`);
        return { day: row.day, size: String(at + 1), logRoot: row.logRoot.toString('hex') };
      }) as [LogOfDay, LogOfDay];
      const leaves = log.map((row) => row.root.toString('hex'));
      return { type: 'potli consistency 1', from, to, path: consistencyOf(leaves, Number(from.size)) };
    },
  };
}

type LogOfDay = ResponseOf<typeof getLedgerConsistency>['from'];
