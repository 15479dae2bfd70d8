import type * as calls from '../../contract/payouts.ts';
import type { PayoutStory } from '../../contract/payouts.ts';
import { toPayout } from '../../fixtures/payouts.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { notFound } from '../http/MockProblem.ts';
import { toPage } from '../toPage.ts';

/** `storiesOf` returns the payouts of a member, newest first. */
export function payoutResolvers(
  storiesOf: (email: string | undefined) => readonly PayoutStory[],
): ResolversOf<typeof calls> {
  return {
    listMyPayouts: ({ query }, { email }) => toPage(storiesOf(email).map(toPayout), query),
    getPayoutStory({ params }, { email }) {
      const story = storiesOf(email).find(({ id }) => id === params.id);
      if (!story) throw notFound();
      return story;
    },
  };
}
