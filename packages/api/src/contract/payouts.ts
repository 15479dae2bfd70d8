import * as z from 'zod/mini';
import { Id, Instant, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { fromAnyHost } from './fromAnyHost.ts';

/** One transfer to the member's bank. Amount in rupees. */
export const Payout = z.object({
  /** Empty where the host sends none. */
  id: Id,
  /** BANK_TRANSFER, UPI …; shown as it is. */
  pymtMode: z.string(),
  amount: z.number(),
  /** SUCCESS, PROCESSING, IN_REVIEW, FAILED or RETURNED; unknown ones are shown as they are. */
  status: z.string(),
  /** When it left our account or failed; before that, when it was started. */
  accountDebitDate: Instant,
  /** The bank's reference. */
  utr: z.nullable(z.string()),
  failureReason: z.nullable(z.string()),
});
export type Payout = z.infer<typeof Payout>;

const foreignPayout = fromAnyHost(Payout, { id: '', utr: null, failureReason: null });

export const listMyPayouts = endpoint({
  method: 'GET',
  path: '/payouts/my-payouts',
  summary: "The member's payouts, newest first",
  auth: 'member',
  query: z.object(pageQuery),
  response: z.array(Payout),
  alsoAccepts: z.array(foreignPayout),
  paged: true,
  errors: [401],
});
