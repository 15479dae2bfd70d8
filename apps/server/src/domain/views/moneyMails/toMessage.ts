import { REFERRAL_PERCENT } from '@potli/api/contract/policy';
import { toRupees } from '@potli/api/units/money';
import {
  approvedMail,
  declinedMail,
  type Message,
  type OrderNews,
  referralMail,
  reversedMail,
  type Shop,
  trackedMail,
} from '@potli/mails';
import type { Queries } from '../../../db/database.ts';
import type { Balances } from '../../ledger/journals/accounts.ts';
import type { Notification } from '../../members/notifications/notificationRows.ts';
import { plainReason, UNPAID_BY_NETWORK } from '../../orders/apply/plainReason.ts';
import type { ReadOrder } from '../../orders/history/readOrders.ts';
import { returnPeriodEnd } from '../../orders/rates/returnPeriod.ts';
import { readFriend } from './readFriend.ts';
import type { Reader } from './readReaders.ts';
import type { Subjects } from './readSubjects.ts';
import { toClaimMessage } from './toClaimMessage.ts';
import { toForfeitMessage } from './toForfeitMessage.ts';
import { toPayoutMessage } from './toPayoutMessage.ts';

interface NewsParts {
  reader: Reader;
  subjects: Subjects;
  shop: Shop;
}

/**
 * The mail about news; null where there is nothing to say, undefined where its subject is missing.
 * Amounts are those of its journal.
 */
export async function toMessage(
  queries: Queries,
  news: Notification,
  { reader: { name, missing }, subjects, shop }: NewsParts,
): Promise<Message | null | undefined> {
  if (news.answerId !== null) return toClaimMessage(queries, news.answerId, { name, shop });
  if (news.noticeId !== null) return toForfeitMessage(queries, news.noticeId, { name, shop });
  const { kind, memberId, orderId: id, payoutId, journalKey } = news;
  if (journalKey === null) return undefined;
  const moves = subjects.movesOf(memberId, journalKey);
  if (!moves) return undefined;
  if (payoutId !== null) return toPayoutMessage(queries, { payoutId, moves, name, shop });
  if (id === null) return undefined;
  if (kind === 'referral') {
    const friend = await readFriend(queries, { memberId, orderId: id, journalKey });
    const share = toRupees(owedBy(moves));
    return friend ? referralMail({ name, friendName: friend.name, share, percent: REFERRAL_PERCENT }, shop) : null;
  }
  const row = subjects.orderOf(memberId, id);
  if (!row) return undefined;
  const order = toOrderNews(row, name, shop);
  const reason = plainReason(news.reason);
  switch (kind) {
    case 'tracked':
      return trackedMail({
        ...order,
        cashback: toRupees(moves.PENDING),
        returnPeriodEnd: returnPeriodEnd(row.order),
        waitsForMoney: row.order.status === 'approved',
      });
    case 'approved': {
      const cashback = toRupees(owedBy(moves));
      return approvedMail({ ...order, cashback, repaid: toRupees(-moves.DEBT), missing }, shop);
    }
    case 'declined':
      return declinedMail({
        ...order,
        cashback: toRupees(lostBy(moves)),
        reason,
        isUnpaid: news.reason === UNPAID_BY_NETWORK,
      });
    case 'reversed':
      return reversedMail({ ...order, cashback: toRupees(lostBy(moves)), debt: toRupees(moves.DEBT), reason });
    default:
      return undefined;
  }
}

/** What the member has more of: in Approved, or less of a debt. An order that is taken back may take what was forfeited. */
const owedBy = ({ APPROVED, DEBT, FORFEITED }: Balances) => APPROVED + FORFEITED - DEBT;

/** What the member does not get. An order that was declined at once was never in Pending. */
const lostBy = (moves: Balances) => -(moves.PENDING + owedBy(moves)) || moves.DECLINED;

const toOrderNews = (
  { order, storeName }: ReadOrder,
  name: string,
  { siteUrl }: Shop,
): Omit<OrderNews, 'cashback'> => ({
  name,
  itemName: storeName,
  isCard: order.cardId !== null,
  sale: toRupees(order.salePaise),
  orderUrl: `${siteUrl}/user_dashboard/orders/${order.id}`,
});
