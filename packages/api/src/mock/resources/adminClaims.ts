import type * as calls from '../../contract/adminClaims.ts';
import type { AdminClaim, ClaimList } from '../../contract/adminClaims.ts';
import type { Dispute } from '../../contract/disputes.ts';
import { DAY_MS } from '../../units/time.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { toPage } from '../toPage.ts';

interface ClaimMock {
  /** Claims of the owner, newest first. */
  disputes: readonly Dispute[];
  owner: AdminClaim['member'];
  nowMs: number;
}

const isDecided = ({ disputeStatus }: AdminClaim) => disputeStatus === 'APPROVED' || disputeStatus === 'REJECTED';

/** Claims of the mock for who answers them: those of one member. The approved one has an order that waits. */
export function adminClaimResolvers({ disputes, owner, nowMs }: ClaimMock): ResolversOf<typeof calls> {
  const instant = (ms: number) => new Date(ms).toISOString();
  let claims: AdminClaim[] = disputes.map((claim) => ({
    ...claim,
    member: owner,
    answers: claim.answers.map((answer) => ({ ...answer, who: answer.author === 'SHOP' ? 'member:4' : null })),
    reportedAs: null,
    waitingOrders:
      claim.disputeStatus === 'APPROVED'
        ? [{ network: 'bazaar', orderId: 'BZ-20417', receivedAt: instant(nowMs - DAY_MS) }]
        : [],
  }));

  function find(id: string): AdminClaim {
    const found = claims.find((claim) => claim.id === id);
    if (!found) throw new MockProblem(404, 'There is no such claim.');
    return found;
  }

  function save(changed: AdminClaim): AdminClaim {
    claims = claims.map((claim) => (claim.id === changed.id ? changed : claim));
    return changed;
  }

  function listed(list: ClaimList): AdminClaim[] {
    if (list === 'decided') return claims.filter(isDecided);
    if (list === 'orders') return claims.filter(({ waitingOrders }) => waitingOrders.length > 0).toReversed();
    const open = claims.filter((claim) => !isDecided(claim)).toReversed();
    return list === 'open' ? open : open.filter(({ disputeStatus }) => disputeStatus === list);
  }

  const isFound = (text: string) => (claim: AdminClaim) =>
    claim.ticketNumber === text || claim.member.email === text.toLowerCase();

  return {
    listClaims: ({ query: { list, find: text, ...page } }) =>
      toPage(text ? claims.filter(isFound(text)) : listed(list), page),
    answerClaim({ params: { id }, body: { status, words, heldUntil, answersRead } }) {
      if ((status === 'NEED_INFO' || status === 'REJECTED') && words === '')
        throw new MockProblem(400, 'Add an answer for the member.');
      if ((status === 'ON_HOLD') !== (heldUntil !== null))
        throw new MockProblem(400, 'A claim on hold needs the time when it ends.');
      const claim = find(id);
      if (isDecided(claim)) throw new MockProblem(409, 'This claim was decided before.');
      if (claim.answers.length !== answersRead)
        throw new MockProblem(409, 'This claim was answered meanwhile. Read it again before you answer.');
      const answer = {
        id: String(claim.answers.length + 1),
        answeredAt: instant(nowMs),
        author: 'SHOP',
        who: 'member:4',
        disputeStatus: status,
        words: words || null,
        downloadLinks: [],
      };
      return save({
        ...claim,
        disputeStatus: status,
        heldUntil,
        answer: words || claim.answer,
        answers: [...claim.answers, answer],
      });
    },
    decideClaimOrder({ params: { id }, body: { network, orderId, isClaimed } }) {
      const claim = find(id);
      if (claim.disputeStatus !== 'APPROVED')
        throw new MockProblem(409, `The claim is ${claim.disputeStatus}: only one that was granted has an order.`);
      const waitingOrders = claim.waitingOrders.filter((order) => order.orderId !== orderId);
      return save({ ...claim, waitingOrders, ...(isClaimed && { reportedAs: { network, orderId } }) });
    },
  };
}
