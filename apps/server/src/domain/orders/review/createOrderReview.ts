import type { acceptOrder as acceptCall, Page, RequestOf, ResponseOf } from '@potli/api';
import type { ReviewOrder } from '@potli/api/contract/adminOrders';
import { toBigPaise, toRupees } from '@potli/api/units/money';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';
import { notFound } from '../../../errors/ProblemError.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import { parseId } from '../../platform/shared/ids.ts';
import { acceptHeld } from './heldOrders.ts';
import { type ReviewQuery, readReviewOrders } from './readReviewOrders.ts';

type Accepted = ResponseOf<typeof acceptCall>;

/** An order as its list showed it, in rupees, and who accepts it, as the audit log names people. */
type Acceptance = RequestOf<typeof acceptCall>['body'] & { id: string; who: string };

/** Orders that wait for a person, and those that cost more than they bring (docs/product/admin.md#orders). */
export function createOrderReview(queries: Queries) {
  return {
    list: (query: ReviewQuery): Promise<Page<ReviewOrder>> => readReviewOrders(queries, query),

    /** @throws ProblemError as `acceptHeld`; notFound */
    async accept({ id: text, cashback, who }: Acceptance, once: Once<Accepted>): Promise<Accepted> {
      const id = parseId(text);
      if (id === undefined) throw notFound('There is no such order.');
      return once(async (write) => {
        const [name] = await write
          .select({ network: shopOrder.network, orderId: shopOrder.networkOrderId })
          .from(shopOrder)
          .where(eq(shopOrder.id, id));
        if (!name) throw notFound('There is no such order.');
        const earnedPaise = await acceptHeld(write, name, {
          who,
          action: 'acceptOrder',
          readPaise: toBigPaise(cashback),
        });
        return { ...name, cashback: toRupees(earnedPaise) };
      });
    },
  };
}
