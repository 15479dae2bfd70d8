import type * as calls from '../../contract/referrals.ts';
import type { ReferredPerson } from '../../contract/referrals.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { toPage } from '../toPage.ts';

/** `peopleOf` returns who joined with a member's code, newest first. */
export function referralResolvers(
  peopleOf: (email: string | undefined) => readonly ReferredPerson[],
): ResolversOf<typeof calls> {
  return { listReferredPeople: ({ query }, { email }) => toPage(peopleOf(email), query) };
}
