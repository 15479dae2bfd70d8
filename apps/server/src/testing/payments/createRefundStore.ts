/** A refund at a double, in the provider's own words. */
export interface StoredRefund {
  id: string;
  order: string;
  payment: string;
  /** What the shop calls it; empty where it was made at the dashboard. */
  key: string;
  amountPaise: number;
  status: string;
}

/** What a test does with the refunds of a double. */
export interface RefundControls {
  /** The status of the refunds that are made from now on, in the provider's words. */
  refundStatus: string;
  /** False: the shop's balance at the provider is too small, and each refund is refused. */
  hasBalance: boolean;
  /** False: its lists do not show any refund yet. */
  isListed: boolean;
  /** All refunds of an order that are still under way come to another status. */
  endRefunds(providerOrderId: string, status: string): void;
  /** The bank of the buyer returns what went back: all refunds of an order come to another status. */
  returnRefunds(providerOrderId: string, status: string): void;
  /** Somebody refunds a payment at the provider's dashboard. @param amountPaise absent: all of it */
  refundAtDashboard(providerOrderId: string, amountPaise?: number): string;
  /** All refunds of an order, the failed ones too. */
  refundsOf(providerOrderId: string): readonly StoredRefund[];
  /** Paise of all refunds of an order that went back, or are on their way. */
  refundedOf(providerOrderId: string): number;
}

interface RefundStoreParts {
  /** The status of a refund that went back. */
  done: string;
  /** Words of the provider for refunds that came to nothing: their money can be refunded again. */
  failed: readonly string[];
  /** The payment of an order that counts. */
  paymentOf(providerOrderId: string): { id: string; amountPaise: number } | undefined;
  record(refund: StoredRefund): void;
}

/** The refunds of a double. As real providers do, it refuses what comes to more than was paid; failed refunds do not count. */
export function createRefundStore({ done, failed, paymentOf, record }: RefundStoreParts) {
  const refunds = new Map<string, StoredRefund>();
  const refundsOf = (order: string) => [...refunds.values()].filter((each) => each.order === order);
  const isLive = ({ status }: StoredRefund) => !failed.includes(status);
  const refundedOf = (order: string) =>
    refundsOf(order)
      .filter(isLive)
      .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const controls: RefundControls = {
    refundStatus: done,
    hasBalance: true,
    isListed: true,
    endRefunds(order, status) {
      for (const refund of refundsOf(order))
        if (isLive(refund) && refund.status !== done) record({ ...refund, status });
    },
    returnRefunds(order, status) {
      for (const refund of refundsOf(order)) record({ ...refund, status });
    },
    refundAtDashboard(order, amountPaise) {
      const made = make({ order, key: '', amountPaise: amountPaise ?? paymentOf(order)?.amountPaise ?? 0 });
      if (!made) throw new Error('The double refuses to refund more than was paid');
      return made.id;
    },
    refundsOf,
    refundedOf,
  };

  function make({ order, key, amountPaise }: Pick<StoredRefund, 'order' | 'key' | 'amountPaise'>) {
    const payment = paymentOf(order);
    if (!controls.hasBalance || !payment || refundedOf(order) + amountPaise > payment.amountPaise) return undefined;
    const id = `rfnd_${refunds.size + 1}`;
    const refund = { id, order, key, amountPaise, payment: payment.id, status: controls.refundStatus };
    record(refund);
    return refund;
  }

  return {
    controls,
    /** What was recorded, now or before a restart; the last of an id counts. */
    apply: (refund: StoredRefund) => void refunds.set(refund.id, refund),
    /** What its lists show. */
    list: (order: string) => (controls.isListed ? refundsOf(order) : []),
    /** @returns undefined where it is refused: more than was paid, or than there is */
    make,
  };
}
