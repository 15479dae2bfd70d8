import type { GiftCardOrder } from '@potli/api/contract/giftCardOrders';
import { REFUND_BUSINESS_DAYS } from '@potli/api/contract/policy';
import { Callout, type CalloutProps } from '@potli/ui/Callout';
import { formatDate, formatDateTime } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { CircleAlert, CircleX, Clock, Gift, Hourglass, Undo2 } from 'lucide';
import type { CheckoutProps } from './useCheckoutMachine.ts';

type OutcomeLook = Pick<CalloutProps, 'icon' | 'tone' | 'role'> & {
  text: (order: GiftCardOrder, problem: string) => string;
};

/** The message about a payment: where the money is, and what happens next (docs/product/gift-cards.md#payment). */
const outcomes = {
  delivered: { icon: Gift, tone: 'money', role: 'status', text: deliveredText },
  failed: {
    icon: CircleX,
    tone: 'danger',
    role: 'alert',
    text: () => 'The payment did not go through. Nothing was charged. You can try again, also with another method.',
  },
  cancelled: {
    icon: Clock,
    tone: 'neutral',
    role: 'status',
    text: ({ payableUntil }) =>
      `You closed the payment window. Nothing was charged. Your order waits for you until ${formatDateTime(payableUntil, 'tomorrow')}.`,
  },
  blocked: { icon: CircleAlert, tone: 'danger', role: 'alert', text: (_, problem) => problem },
  pending: {
    icon: Hourglass,
    tone: 'warn',
    role: 'status',
    text: ({ stage }) => {
      const what =
        stage === 'ISSUING' ? 'Paid. The voucher is being issued.' : 'Your bank has not confirmed the payment yet.';
      return `${what} You need not wait here: the voucher comes to Order History and we mail you, or what you paid goes back.`;
    },
  },
  expired: {
    icon: Clock,
    tone: 'neutral',
    role: 'status',
    text: () => 'This order was not paid in time. Nothing was charged. You can order the card again.',
  },
  refunded: { icon: Undo2, tone: 'warn', role: 'status', text: refundText },
} as const satisfies Record<string, OutcomeLook>;

export type OutcomeName = keyof typeof outcomes;

const names = Object.keys(outcomes) as OutcomeName[];

/** The outcome that a state shows; undefined before there is one. */
export function outcomeOf(state: CheckoutProps['state']): OutcomeName | undefined {
  return names.find((name) => state.matches(name));
}

interface OutcomeProps {
  outcome: OutcomeName;
  order: GiftCardOrder;
  /** The message for a window that could not be opened. */
  problem: string;
}

export function Outcome({ outcome, order, problem }: OutcomeProps) {
  const { text, ...look }: OutcomeLook = outcomes[outcome];
  return <Callout {...look}>{text(order, problem)}</Callout>;
}

function deliveredText({ gift, purchaseOrders }: GiftCardOrder): string {
  const several = purchaseOrders.some(({ count }) => count > 1);
  if (!gift) return `Paid. Your ${several ? 'vouchers are' : 'voucher is'} in Order History now.`;
  const sent = gift.sentAt ? 'has got the link' : `gets the link on ${formatDate(gift.sendOn, gift.sendOn)}`;
  return `Paid. ${gift.name} ${sent} at ${gift.email}.`;
}

function refundText({ refund, paymentMetadata }: GiftCardOrder): string {
  const amount = formatRupees(refund?.amount ?? paymentMetadata.paymentAmount, 'paise');
  const when = refund?.refundedAt
    ? `went back on ${formatDate(refund.refundedAt, '')}`
    : `goes back within ${REFUND_BUSINESS_DAYS} business days`;
  const way = refund?.reference === undefined ? 'to the method you paid with' : 'by a transfer of ours';
  return `You paid, but the voucher could not be delivered. ${amount} ${when}, ${way}. We have mailed you.`;
}
