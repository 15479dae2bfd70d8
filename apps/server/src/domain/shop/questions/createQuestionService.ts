import type { ClickQuestion } from '@potli/api';
import { QUESTIONS_AT_ONCE } from '@potli/api/contract/policy';
import type { Database, Queries } from '../../../db/database.ts';
import { clickAnswer } from '../../../db/schema/clickQuestion.ts';
import { conflict, notFound } from '../../../errors/ProblemError.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import { type AskableClick, readClaimedOrders, readStoreClicks } from './readStoreClicks.ts';
import { toVisits, type Visit } from './visits.ts';

export interface Answer {
  memberId: bigint;
  clickId: string;
  bought: boolean;
}

/** Whether clicks without an order were purchases: the shop asks first (docs/product/clicks.md#did-you-buy). */
export function createQuestionService({ orm }: Pick<Database, 'orm'>) {
  return {
    /** Newest first. */
    async listOf(memberId: bigint): Promise<ClickQuestion[]> {
      const visits = await readVisits(orm, memberId);
      const asked = visits.filter(({ state }) => state === 'open' || state === 'bought');
      return asked.slice(0, QUESTIONS_AT_ONCE).map(({ click }) => toQuestion(click));
    },

    /**
     * Stores the answer of a member about a visit. The same answer again changes nothing, and a no is final.
     * @throws ProblemError notFound for a click about which the member is not asked, conflict where the order has arrived or is
     * claimed, or after a no
     */
    answer({ memberId, clickId, bought }: Answer, once: Once<ClickQuestion>): Promise<ClickQuestion> {
      return once(async (queries) => {
        const visit = (await readVisits(queries, memberId)).find(({ click }) => click.id === clickId);
        const click = answerable(visit, bought);
        await queries.insert(clickAnswer).values({ clickId, bought, memberId }).onConflictDoNothing();
        return toQuestion({ ...click, bought });
      });
    },
  };
}

async function readVisits(queries: Queries, memberId: bigint): Promise<Visit<AskableClick>[]> {
  const now = new Date();
  const clicks = await readStoreClicks(queries, memberId, now);
  return clicks.length === 0 ? [] : toVisits(clicks, await readClaimedOrders(queries, memberId, now), now);
}

function answerable(visit: Visit<AskableClick> | undefined, bought: boolean): AskableClick {
  if (!visit || visit.state === 'early' || visit.state === 'unclaimable') {
    throw notFound('There is no question about this click.');
  }
  if (visit.state === 'ordered') throw conflict('This order has arrived. You find it in My Orders.');
  if (visit.state === 'claimed') throw conflict('You have claimed this order. You find it in My Missing Cashback.');
  if (visit.state === 'notBought' && bought) {
    throw conflict('You told us that you did not buy. If you did, use the form for missing cashback.');
  }
  return visit.click;
}

const toQuestion = ({ id, clickedAt, storeId, storeName, storeImageUrl, bought }: AskableClick): ClickQuestion => ({
  clickId: id,
  clickTime: clickedAt.toISOString(),
  storeId: String(storeId),
  storeName,
  storeImageUrl,
  bought,
});
