import * as z from 'zod/mini';
import { Amount, Id, Instant, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';

/** An approved order that a person looks at (docs/networks.md#approvals-that-wait). Amounts in rupees. */
export const ReviewOrder = z.object({
  id: Id,
  network: z.string(),
  /** The number that the network gave to it. */
  orderId: z.string(),
  /** The number that the shop gave to it; null where the network does not report it. */
  storeOrderId: z.nullable(z.string()),
  /** `costs more`: the member has the cashback, or gets it. The others wait until a person accepts them. */
  reason: z.enum(['no commission', 'low commission', 'costs more']),
  approvedAt: Instant,
  /** What the network pays. */
  commission: z.number(),
  cashback: z.number(),
  /** The share of who invited the member. */
  referral: z.number(),
  /** What a granted claim had paid for it, with the share. */
  claim: z.number(),
});
export type ReviewOrder = z.infer<typeof ReviewOrder>;

export const listReviewOrders = endpoint({
  method: 'GET',
  path: '/admin/orders',
  summary: 'Approvals that wait for a person, or approved orders that cost more than their network pays, oldest first',
  auth: 'admin',
  right: 'money',
  query: z.object({ ...pageQuery, list: z._default(z.enum(['held', 'costly']), 'held') }),
  response: z.array(ReviewOrder),
  paged: true,
  errors: [401, 403],
});

export const acceptOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/{id}/accept',
  summary: 'Let the member have the cashback of an approval that waits; 409 where it is another amount by now',
  auth: 'admin',
  right: 'money',
  confirmed: true,
  keyed: true,
  params: z.object({ id: Id }),
  body: z.object({
    /** As it was read. */
    cashback: Amount,
  }),
  response: z.object({ network: z.string(), orderId: z.string(), cashback: z.number() }),
  errors: [401, 403, 404, 409],
});
