import { emptyDisputeForm } from '@potli/machines/dispute-form';
import { useDraft } from '../../../features/session/useDraft.ts';
import type { ClaimProps } from './useDisputeMachine.ts';

const TYPED = [
  'storeOrderId',
  'orderAmount',
  'orderTime',
  'transactionDate',
  'deliveryDate',
  'message',
  'coupon',
] as const;

/** Brings a claim and its files back after a session that ended. */
export function useClaimDraft({ state, send }: ClaimProps): void {
  const { form, clickId, files } = state.context;
  const isBlank = form === emptyDisputeForm && files.length === 0;
  useDraft({
    form: 'claim',
    typed: isBlank ? undefined : { form, clickId, files },
    restore(draft) {
      const { disputeSourceType: sourceType, disputeType, storeId, giftCardUsed } = draft.form;
      if (sourceType)
        send({ type: 'source.given', sourceType, storeId, ...(draft.clickId && { clickId: draft.clickId }) });
      send({ type: 'field.changed', field: 'disputeType', value: disputeType });
      for (const field of TYPED) send({ type: 'field.changed', field, value: draft.form[field] });
      send({ type: 'field.changed', field: 'giftCardUsed', value: giftCardUsed });
      send({ type: 'files.changed', files: draft.files });
    },
  });
}
