import type * as calls from '../../contract/clicks.ts';
import type { Click, ClickQuestion, ClickTarget } from '../../contract/clicks.ts';
import { withClickId } from '../../link/clickLink.ts';
import type { Shop } from '../createShop.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem, notFound } from '../http/MockProblem.ts';
import { toPage } from '../toPage.ts';

/** The id of every click that the mock records. */
export const MOCK_CLICK_ID = '019aa0c5-2f40-7000-8000-000000000001';

interface ClickMock {
  shop: Shop;
  /** Clicks of a member, newest first. */
  clicksOf: (email: string | undefined) => readonly Click[];
  questionsOf: (email: string | undefined) => readonly ClickQuestion[];
  /** Whether a claim was filed with a click. */
  isClaimed: (clickId: string) => boolean;
}

/** Stores what members answer as long as these resolvers exist. */
export function clickResolvers({ shop, clicksOf, questionsOf, isClaimed }: ClickMock): ResolversOf<typeof calls> {
  const links: Record<ClickTarget, ReadonlyArray<{ id: string; link?: string }>> = {
    STORE: shop.stores.map(({ id, redirectionUrl }) => ({ id, link: redirectionUrl })),
    OFFER: shop.offers.map(({ id, redirectUrl }) => ({ id, link: redirectUrl })),
    CREDIT_CARD: shop.creditCards.map(({ id, redirectUrl }) => ({ id, link: redirectUrl })),
    GIFT_CARD: shop.giftCards,
  };

  const answers = new Map<string, boolean>();
  const asked = (email: string | undefined) =>
    questionsOf(email).map((question) => ({ ...question, bought: answers.get(question.clickId) ?? null }));

  return {
    createClick({ params, query }) {
      const target = links[query.clickSource].find(({ id }) => id === params.id);
      if (!target) throw notFound();
      return { clickId: MOCK_CLICK_ID, redirectUrl: target.link && withClickId(target.link, MOCK_CLICK_ID) };
    },
    listMyClicks: ({ query }, { email }) => toPage(clicksOf(email), query),
    listClickQuestions: (_request, { email }) =>
      asked(email).filter(({ clickId, bought }) => bought !== false && !isClaimed(clickId)),
    answerClickQuestion({ params: { id }, body: { bought } }, { email }) {
      const question = asked(email).find(({ clickId }) => clickId === id);
      if (!question) throw notFound();
      if (isClaimed(id)) throw new MockProblem(409, 'You have claimed this order.');
      if (bought && question.bought === false) throw new MockProblem(409, 'You told us that you did not buy.');
      answers.set(id, bought);
      return { ...question, bought };
    },
  };
}
