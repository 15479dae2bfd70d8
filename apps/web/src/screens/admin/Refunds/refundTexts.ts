import type { GiftCardRefund } from '@potli/api/contract/adminRefunds';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';

interface RefundText {
  /** How far it is. */
  state: string;
  /** What a person has to do; null where nothing is to be done. */
  toDo: string | null;
}

/** How far a refund is, and what a person has to do (docs/payments.md#refunds). */
export function refundText({ failed, isGivenUp, refunded, refund, nextAsk, byHand, late }: GiftCardRefund): RefundText {
  const attempts = failed === 1 ? '1 attempt failed' : `${failed} attempts failed`;
  if (byHand?.reference) return { state: `Sent by hand on ${formatDateTime(byHand.closedAt, '')}`, toDo: null };
  if (byHand) return { state: 'By hand', toDo: 'Send the money to its buyer, and note the reference of the transfer.' };
  if (refunded !== null)
    return {
      state: `${formatRupees(refunded, 'paise')} went back`,
      toDo: 'Refund the rest at the dashboard of the provider, or by hand.',
    };
  if (refund !== null)
    return {
      state: `On its way as ${refund}`,
      toDo: late ? 'Ask the provider why it takes so long.' : null,
    };
  if (isGivenUp) return { state: attempts, toDo: 'Refund it at the dashboard of the provider, or by hand.' };
  if (failed > 0)
    return { state: `${attempts}, the next is made after ${formatDateTime(nextAsk, 'a pause')}`, toDo: null };
  return {
    state: 'The provider has not taken it',
    toDo: late ? 'Look at the balance of the shop and the payment at the provider.' : null,
  };
}
