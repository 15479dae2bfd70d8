import type { GiftCardRefund } from '@potli/api/contract/adminRefunds';
import { inRupees } from './inRupees.ts';

/** A refund for a person: where its money is, and what is to be done. */
export const formatRefund = (refund: GiftCardRefund): string =>
  `${refund.late ? 'late: ' : ''}order ${refund.order}, ${inRupees(refund.amount)} of ${refund.provider} payment ${refund.payment}, since ${refund.since?.slice(0, 10)}: ${stateOf(refund)}`;

function stateOf({ failed, isGivenUp, refunded, refund, nextAsk, byHand }: GiftCardRefund): string {
  const attempts = failed === 1 ? '1 attempt' : `${failed} attempts`;
  if (byHand?.reference != null)
    return `${inRupees(byHand.amount ?? 0)} sent by hand as ${byHand.reference} on ${byHand.closedAt?.slice(0, 10)}: ${byHand.reason}`;
  if (byHand) return `by hand since ${byHand.since.slice(0, 10)}, note the reference of the transfer: ${byHand.reason}`;
  if (refunded !== null) return `${inRupees(refunded)} went back, refund the rest at the dashboard of the provider`;
  if (refund !== null) return `on its way as ${refund}`;
  if (isGivenUp) return `${attempts} failed, refund it at the dashboard of the provider, or by hand`;
  if (failed > 0)
    return `${attempts} failed, the next one is made after ${nextAsk?.slice(0, 16).replace('T', ' ')} UTC`;
  return 'the provider has not taken it, the log says why';
}
