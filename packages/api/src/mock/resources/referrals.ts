import type { ReferredPerson } from '../../contract/referrals.ts';
import type { Resolvers } from '../http/createHandlers.ts';
import { toPage } from '../toPage.ts';

/** `peopleOf` answers who joined with a member's code, newest first. */
export function referralResolvers(
  peopleOf: (email: string | undefined) => readonly ReferredPerson[],
): Pick<Resolvers, 'listReferredPeople'> {
  return { listReferredPeople: ({ query }, { email }) => toPage(peopleOf(email), query) };
}
