import type { RequestOf, ResponseOf } from '@potli/api';
import {
  type assignReport as assignCall,
  type closeReport as closeCall,
  REPORTS_READ_AT_ONCE,
  type replayReports as replayAllCall,
  type replayReport as replayCall,
} from '@potli/api/contract/adminReports';
import { and } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { orderReport } from '../../../db/schema/shopOrder.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { conflict, notFound } from '../../../errors/ProblemError.ts';
import type { Operator } from '../../platform/audit/Operator.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import { lockRefused } from '../../platform/refused/refusedBodies.ts';
import { readRefusedName } from '../../platform/refused/refusedName.ts';
import { toFullClickId } from '../../shop/clicks/shortClickId.ts';
import type { ReportKey } from '../reports/lockOrders.ts';
import type { FindAdapter } from '../reports/ReportAdapter.ts';
import { isReport } from '../reports/reportRows.ts';
import { assignReport, closeReport } from '../review/decideReports.ts';
import { isOpenReport } from '../review/readOpenReports.ts';
import { replayReport } from '../review/replayReports.ts';
import { isFaultOfBody } from './isFaultOfBody.ts';
import { readReplayable, readWaitingReports, type WaitingQuery } from './readWaitingReports.ts';
import { replayRefusedBody } from './replayRefused.ts';

type Replayed = ResponseOf<typeof replayCall>;
type ReplayedAll = ResponseOf<typeof replayAllCall>;
type Place = RequestOf<typeof replayAllCall>['body']['after'];

interface Replaying {
  by: Operator;
  /** Of a refused report, where it is another one than that which refused it. */
  adapter?: string | undefined;
}

interface ReviewParts {
  database: Pick<Database, 'orm'>;
  findAdapter: FindAdapter;
  /** Names by which an adapter can be chosen. */
  adapterNames: readonly string[];
}

/** Reports that wait for a person, and what can be done with them (docs/product/admin.md#reports). */
export function createReportReview({ database: { orm }, findAdapter, adapterNames }: ReviewParts) {
  /** Whether it counts now; undefined for one that does not wait. @throws as `replayReport` and `replayRefusedBody` */
  async function replay(queries: Queries, key: ReportKey, { by, adapter }: Replaying): Promise<boolean | undefined> {
    const now = new Date();
    const id = readRefusedName(key.eventId);
    if (id !== undefined) {
      const row = await lockRefused(queries, id);
      if (row?.network !== key.network) return undefined;
      if (row.door !== 'network') throw conflict('What a bank or a payment provider sends is not read again.');
      return replayRefusedBody(queries, findAdapter, { id, adapterName: adapter, now, by });
    }
    const open = await queries
      .select({ network: orderReport.network })
      .from(orderReport)
      .where(and(isReport(key), isOpenReport(queries)));
    if (open.length === 0) return undefined;
    return replayReport(queries, findAdapter, key, { now, by });
  }

  return {
    list: (query: WaitingQuery) => readWaitingReports(orm, query),

    adapters: () => ({ adapters: [...adapterNames] }),

    /** @throws ProblemError notFound; conflict with the reason why it cannot be read or applied */
    replay: ({ adapter, ...key }: RequestOf<typeof replayCall>['body'], by: Operator, once: Once<Replayed>) =>
      once(async (queries) => {
        const counts = await replay(queries, key, { by, adapter }).catch(throwAsConflict);
        if (counts === undefined)
          throw notFound(`No report of ${key.network} with the id ${key.eventId} waits or contradicts others.`);
        return { outcome: counts ? 'applied' : 'waiting' };
      }),

    /**
     * Reads the next reports again, each in a transaction of its own, so that the key is stored last. A fault of the database ends the
     * call: those before count.
     */
    async replayNext(after: Place, by: Operator, once: Once<ReplayedAll>): Promise<ReplayedAll> {
      const place = after && { ...after, receivedAt: new Date(after.receivedAt) };
      const keys = await readReplayable(orm, { after: place, limit: REPORTS_READ_AT_ONCE });
      const answer: ReplayedAll = { applied: 0, waiting: 0, failed: [], next: null };
      for (const { network, eventId } of keys) {
        try {
          const counts = await orm.transaction((queries) => replay(queries, { network, eventId }, { by }));
          // undefined: somebody else was quicker
          if (counts !== undefined) answer[counts ? 'applied' : 'waiting'] += 1;
        } catch (error) {
          const problem = reasonOf(error);
          if (problem === undefined) throw error;
          answer.failed.push({ network, eventId, problem });
        }
      }
      const last = keys.at(-1);
      if (last && keys.length === REPORTS_READ_AT_ONCE)
        answer.next = { ...last, receivedAt: last.receivedAt.toISOString() };
      return once(() => Promise.resolve(answer));
    },

    /** @throws ProblemError conflict with the reason why the click cannot be its own */
    assign: (
      { clickId: named, ...key }: RequestOf<typeof assignCall>['body'],
      by: Operator,
      once: Once<ResponseOf<typeof assignCall>>,
    ) =>
      once(async (queries) => {
        const clickId = toFullClickId(named);
        const applied = await assignReport(queries, findAdapter, { ...key, clickId, by }).catch(throwAsConflict);
        return { clickId, applied };
      }),

    /** @throws ProblemError conflict for a report that counts, is closed, or does not exist */
    close: (
      { reason, ...key }: RequestOf<typeof closeCall>['body'],
      by: Operator,
      once: Once<ResponseOf<typeof closeCall>>,
    ) =>
      once(async (queries) => {
        await closeReport(queries, { ...key, reason, by }).catch(throwAsConflict);
        return key;
      }),
  };
}

/** Why a report cannot be read or applied; undefined for a failure of the shop. */
const reasonOf = (error: unknown): string | undefined =>
  error instanceof OperatorError || isFaultOfBody(error) ? error.message : undefined;

function throwAsConflict(error: unknown): never {
  const reason = reasonOf(error);
  throw reason === undefined ? error : conflict(reason);
}
