import {
  type listMyTransactions,
  type OrderStory,
  type Page,
  type RequestOf,
  type Transaction,
  TransactionStatus,
} from '@potli/api';
import { toRupees } from '@potli/api/units/money';
import { toPercent } from '@potli/api/units/percent';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../errors/ProblemError.ts';
import { toDecimals } from '../../../incoming/currencies.ts';
import { readOrderMoney } from '../../ledger/journals/readOrderMoney.ts';
import { isForBreach } from '../../payouts/forfeiture/noticeRows.ts';
import { bankReason } from '../../payouts/transfers/bankReason.ts';
import type { FindPayoutAccount } from '../../payouts/transfers/findPayoutAccount.ts';
import { payoutStatus } from '../../payouts/transfers/readPayouts.ts';
import { CLAIMS } from '../../platform/shared/claimsNetwork.ts';
import { parseId } from '../../platform/shared/ids.ts';
import { toPage, windowOf } from '../../platform/shared/paging.ts';
import { claimedNumber } from '../apply/grantedOrders.ts';
import { effectiveReports } from '../apply/mergeReports.ts';
import { plainReason } from '../apply/plainReason.ts';
import { readRateCard } from '../rates/rateCards.ts';
import { laterPart } from './laterPart.ts';
import { networkMoney } from './networkMoney.ts';
import { orderHistory } from './orderHistory.ts';
import { rateStory } from './rateStory.ts';
import { countOrders, type ReadOrder, readCarriers, readOrders, readReports } from './readOrders.ts';
import { storySteps } from './storySteps.ts';

interface OrderParts {
  database: Pick<Database, 'orm'>;
  findAccount: FindPayoutAccount;
  now?: () => Date;
}

type ListQuery = RequestOf<typeof listMyTransactions>['query'];

/** Orders as members see them (docs/product/orders-and-payouts.md#order-statuses). */
export function createOrderService({ database: { orm }, findAccount, now = () => new Date() }: OrderParts) {
  /** Adds reports and payouts to each order. */
  async function withHistory(rows: readonly ReadOrder[], at: Date) {
    const ids = rows.map(({ order }) => order.id);
    const [reports, carriers] = await Promise.all([readReports(orm, ids), readCarriers(orm, ids)]);
    return rows.map((row) => {
      const { reportedAt, returnDays, forfeitedAt, isLost, writtenOffAt, id } = row.order;
      const parts = carriers.get(id) ?? [];
      const payouts = parts.map(({ payout }) => payout);
      const facts = {
        currentStatus: row.currentStatus,
        reportedAt,
        returnDays,
        forfeitedAt,
        lostAt: isLost ? writtenOffAt : null,
        reports: reports.get(id) ?? [],
      };
      return { ...row, ...facts, parts, payout: payouts.at(-1), history: orderHistory({ ...facts, payouts }, at) };
    });
  }

  return {
    /** Last reported first. */
    async listOf(
      memberId: bigint,
      { page: pageNumber, size: pageSize, status }: ListQuery,
    ): Promise<Page<Transaction>> {
      const at = now();
      const wanted = status?.split(',');
      const statuses = wanted && TransactionStatus.options.filter((one) => wanted.includes(one));
      const query = { memberId, statuses, now: at };
      const request = { pageNumber, pageSize };
      const [rows, total] = await Promise.all([readOrders(orm, query, windowOf(request)), countOrders(orm, query)]);
      return toPage((await withHistory(rows, at)).map(toTransaction), total, request);
    },

    /**
     * The story of an order from the click to the bank. @throws ProblemError notFound for an order of another member
     */
    async storyOf(memberId: bigint, idText: string): Promise<OrderStory> {
      const at = now();
      const id = parseId(idText);
      const ids = id === undefined ? [] : [id];
      const rows = await readOrders(orm, { memberId, ids, now: at }, { limit: 1, offset: 0 });
      const [row] = await withHistory(rows, at);
      if (!row) throw notFound('We do not know this order.');
      const { order, click, parts, payout, history, reports } = row;
      const { rows: rates } = await readRateCard(orm, order.rateCardId);
      const money = order.status === 'approved' ? await readOrderMoney(orm, memberId, order) : undefined;
      const repaidPaise = money?.repaidPaise ?? 0n;
      const account = await findAccount(orm, memberId, at);
      const payoutsRestUntil = account?.emailVerified ? account.heldUntil : undefined;
      const network = await networkMoney(orm, order, history);
      const networkPaysBy = network?.expectedBy ?? null;
      const facts = { ...order, history, payout, payoutsRestUntil, repaidPaise, networkPaysBy };
      const forfeited = row.currentStatus === 'FORFEITED' && order.forfeitedAt;
      const claimed = order.network === CLAIMS ? await claimedNumber(orm, order.networkOrderId) : undefined;
      return {
        ...toTransaction(row),
        clickSource: click?.source ?? null,
        cashbackPercentage: toPercent(order.cashbackBasisPoints),
        earnedRate: rateStory(rates, order.clickedAt, effectiveReports(reports)),
        repaidAmount: toRupees(repaidPaise),
        networkMoney: network && {
          paidAt: network.paidAt?.toISOString() ?? null,
          expectedBy: network.expectedBy?.toISOString() ?? null,
        },
        laterPart: money ? laterPart({ ...money, parts, payoutsRestUntil, forfeitedAt: order.forfeitedAt }) : null,
        storeOrderId: claimed ?? order.storeOrderId ?? order.networkOrderId,
        ...(order.isStalled && { isApprovedByShop: true }),
        ...(forfeited && (await isForBreach(orm, memberId, forfeited)) && { isForfeitedForBreach: true }),
        steps: storySteps(facts, at),
        declineReason: order.status === 'rejected' ? plainReason(order.reason) : null,
        payout: payout
          ? {
              id: payout.id,
              status: payoutStatus(payout.state),
              amount: toRupees(payout.amountPaise),
              withheld: toRupees(parts.at(-1)?.withheldPaise ?? 0n),
              utr: payout.utr,
              failureReason: bankReason(payout.failureReason)?.text ?? null,
            }
          : null,
      };
    },
  };
}

function toTransaction({
  order,
  currentStatus,
  storeName,
  history,
}: ReadOrder & { history: ReturnType<typeof orderHistory> }): Transaction {
  return {
    id: String(order.id),
    clickId: order.clickId,
    currentStatus,
    cashbackAmount: toRupees(order.earnedPaise),
    saleAmount: toRupees(order.salePaise),
    ...(order.currency !== null &&
      order.saleMinor !== null && {
        foreignSale: { currency: order.currency, amount: toDecimals(order.saleMinor, order.currency) },
      }),
    statusLogs: history.map(({ status, at }) => ({ status, timestamp: at.toISOString() })),
    storeName,
  };
}
