import type * as calls from '../../contract/disputes.ts';
import type { Dispute, DisputeBody, DisputeSource } from '../../contract/disputes.ts';
import type { Shop } from '../createShop.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem, notFound } from '../http/MockProblem.ts';
import { toPage } from '../toPage.ts';

interface DisputeMock {
  shop: Shop;
  /** Claims of a member, newest first. */
  disputesOf: (email: string | undefined) => readonly Dispute[];
  /** Gets the clicks with which claims are filed. */
  claimedClicks: Set<string>;
  nowMs: number;
}

/** Stores what members file as long as these resolvers exist. */
export function disputeResolvers({ shop, disputesOf, claimedClicks, nowMs }: DisputeMock): ResolversOf<typeof calls> {
  const names: Record<DisputeSource, ReadonlyMap<string, string>> = {
    STORE: new Map(shop.stores.map(({ id, storeName }) => [id, storeName])),
    CREDIT_CARD: new Map(shop.creditCards.map(({ id, heading }) => [id, heading])),
    FLASH_DEAL: new Map(
      shop.offers.filter(({ isFlashDeal }) => isFlashDeal).map(({ id, offerName }) => [id, offerName]),
    ),
  };
  const filed = new Map<string | undefined, Dispute[]>();
  const answered = new Map<string, Dispute>();
  const keyOf = (email: string | undefined, id: string) => `${email} ${id}`;
  const claimsOf = (email: string | undefined) =>
    [...(filed.get(email) ?? []), ...disputesOf(email)].map((claim) => answered.get(keyOf(email, claim.id)) ?? claim);

  return {
    createDispute({ body }, { email }) {
      const storeName = names[body.disputeSourceType].get(body.storeId);
      if (!storeName) throw notFound();
      const claims = claimsOf(email);
      if (claims.some((claim) => isSameOrder(claim, body)))
        throw new MockProblem(409, 'You have filed a claim for this order already.');
      const number = claims.length + 1;
      const dispute = { ...toDispute(body, nowMs), ...numbered(number), storeName };
      if (body.clickId) claimedClicks.add(body.clickId);
      filed.set(email, [dispute, ...(filed.get(email) ?? [])]);
      return dispute;
    },
    answerDispute({ params: { id }, body: { words, downloadLinks } }, { email }) {
      const claim = claimsOf(email).find((each) => each.id === id);
      if (!claim) throw notFound();
      if (claim.disputeStatus !== 'NEED_INFO')
        throw new MockProblem(409, 'We have your answer already, and look at it.');
      if (words === '' && downloadLinks.length === 0) throw new MockProblem(400, 'Write a few words, or add a file.');
      const answer = {
        id: String(claim.answers.length + 1),
        answeredAt: new Date(nowMs).toISOString(),
        author: 'MEMBER',
        disputeStatus: 'RECEIVED',
        words: words || null,
        downloadLinks,
      };
      const changed = { ...claim, disputeStatus: 'RECEIVED', answers: [...claim.answers, answer] };
      answered.set(keyOf(email, id), changed);
      return changed;
    },
    listMyDisputes: ({ query }, { email }) => toPage(claimsOf(email), query),
  };
}

const numbered = (number: number) => ({
  id: String(number),
  ticketNumber: `PT-2026-${String(number).padStart(6, '0')}`,
});

function isSameOrder(claim: Dispute, body: DisputeBody): boolean {
  return (
    claim.disputeSourceType === body.disputeSourceType &&
    claim.storeId === body.storeId &&
    claim.storeOrderId === body.storeOrderId
  );
}

function toDispute(body: DisputeBody, nowMs: number) {
  return {
    ...body,
    disputeType: body.disputeType || 'MISSING_CASHBACK',
    transactionDate: body.transactionDate ?? null,
    deliveryDate: body.deliveryDate ?? null,
    message: body.message || null,
    coupon: body.coupon || null,
    giftCardUsed: body.giftCardUsed ?? null,
    clickId: body.clickId ?? null,
    disputeCreationTime: new Date(nowMs).toISOString(),
    disputeStatus: 'RECEIVED',
    answer: null,
    heldUntil: null,
    answers: [],
  };
}
