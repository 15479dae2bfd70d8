import type * as calls from '../../contract/transactions.ts';
import type { OrderStory } from '../../contract/transactions.ts';
import { toTransaction } from '../../fixtures/orders.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { notFound } from '../http/MockProblem.ts';
import { toPage } from '../toPage.ts';

/** Whether a row has one of the statuses, which commas separate; without any, every row has. */
export function hasStatus(statuses: string | undefined) {
  return ({ currentStatus }: Pick<OrderStory, 'currentStatus'>) => statuses?.split(',').includes(currentStatus) ?? true;
}

/** `storiesOf` returns the orders of a member, last reported first. */
export function transactionResolvers(
  storiesOf: (email: string | undefined) => readonly OrderStory[],
): ResolversOf<typeof calls> {
  return {
    listMyTransactions({ query: { page, size, status } }, { email }) {
      const stories = storiesOf(email).filter(hasStatus(status));
      return toPage(stories.map(toTransaction), { pageNumber: page, pageSize: size });
    },
    getOrderStory({ params }, { email }) {
      const story = storiesOf(email).find(({ id }) => id === params.id);
      if (!story) throw notFound();
      return story;
    },
  };
}
