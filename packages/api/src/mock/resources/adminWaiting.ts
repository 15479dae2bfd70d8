import type * as calls from '../../contract/adminWaiting.ts';
import {
  FAILED_PAYOUT_DAYS,
  type Waiting,
  type WaitingKind,
  waitingKinds,
  waitingRights,
} from '../../contract/adminWaiting.ts';
import { DAY_MS } from '../../units/time.ts';
import { type Resolvers, type ResolversOf, rightsOfSender } from '../http/createRoutes.ts';

/** The lists of the mock that have what waits. */
type Lists = Pick<
  Resolvers,
  | 'getTransferQueue'
  | 'listCatalogueChanges'
  | 'listClaims'
  | 'listPayouts'
  | 'listRefunds'
  | 'listReviewOrders'
  | 'listTransferFiles'
  | 'listVoucherStock'
>;

/** Since when each row of a kind waits; null where nothing says it. */
type Moments = (string | null)[];

const page = { pageNumber: 0, pageSize: 1000 };
const nothing = { params: undefined, query: undefined, body: undefined };

/** Counts what the lists of the mock have. */
export function adminWaitingResolvers(lists: Lists, nowMs: number): ResolversOf<typeof calls> {
  const sender = { email: undefined };
  const failedSince = new Date(nowMs - FAILED_PAYOUT_DAYS * DAY_MS).toISOString();

  const asked = <Query>(query: Query) => ({ ...nothing, query: { ...page, ...query } });
  const claims = async (list: 'open' | 'orders' | 'RECEIVED') => (await lists.listClaims(asked({ list }), sender)).rows;
  const orders = async (list: 'held' | 'costly') =>
    (await lists.listReviewOrders(asked({ list }), sender)).rows.map(({ approvedAt }) => approvedAt);
  const payouts = async (list: 'review' | 'failed') => (await lists.listPayouts(asked({ list }), sender)).rows;

  const moments: Record<WaitingKind, () => Promise<Moments>> = {
    newClaims: async () => (await claims('RECEIVED')).map(({ disputeCreationTime }) => disputeCreationTime),
    openClaims: async () => (await claims('open')).map(({ disputeCreationTime }) => disputeCreationTime),
    claimedOrders: async () =>
      (await claims('orders')).map(({ waitingOrders }) => waitingOrders[0]?.receivedAt ?? null),
    heldOrders: () => orders('held'),
    costlyOrders: () => orders('costly'),
    openReports: async () => [],
    refusedBodies: async () => [],
    reviewPayouts: async () => (await payouts('review')).map(({ createdAt }) => createdAt),
    failedPayouts: async () =>
      (await payouts('failed')).flatMap(({ settledAt }) =>
        settledAt !== null && settledAt > failedSince ? [settledAt] : [],
      ),
    async waitingTransfers() {
      const queue = await lists.getTransferQueue(nothing, sender);
      return Array.from({ length: queue.payouts }, () => queue.since);
    },
    async openFiles() {
      const { rows } = await lists.listTransferFiles(asked({}), sender);
      return rows.flatMap(({ openPayouts, madeAt }) => (openPayouts > 0 ? [madeAt] : []));
    },
    shortVouchers: async () =>
      (await lists.listVoucherStock(asked({ only: 'short' as const }), sender)).rows.map(() => null),
    async lateRefunds() {
      const { rows } = await lists.listRefunds(asked({ state: 'open' as const }), sender);
      return rows.flatMap(({ late, since }) => (late ? [since] : []));
    },
    changes: async () =>
      (await lists.listCatalogueChanges(asked({ state: 'waiting' as const }), sender)).rows.map(
        ({ askedAt }) => askedAt,
      ),
  };

  return {
    async listWaiting(_request, { email }) {
      const allowed = rightsOfSender(email);
      const mine = waitingKinds.filter((kind) => allowed.includes(waitingRights[kind]));
      const counted = await Promise.all(mine.map(async (kind) => toWaiting(kind, await moments[kind]())));
      return counted.filter(({ count }) => count > 0);
    },
  };
}

const toWaiting = (kind: WaitingKind, moments: Moments): Waiting => ({
  kind,
  count: moments.length,
  since: moments.flatMap((at) => at ?? []).toSorted()[0] ?? null,
});
