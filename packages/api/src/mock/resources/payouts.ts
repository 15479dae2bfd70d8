import type * as calls from '../../contract/payouts.ts';
import type { Payout } from '../../contract/payouts.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { toPage } from '../toPage.ts';

/** `payoutsOf` returns the payouts of a member, newest first. */
export function payoutResolvers(
  payoutsOf: (email: string | undefined) => readonly Payout[],
): ResolversOf<typeof calls> {
  return { listMyPayouts: ({ query }, { email }) => toPage(payoutsOf(email), query) };
}
