import type { ChangeEvent } from 'react';
import type { ClaimProps } from './useDisputeMachine.ts';

type TextFieldName = 'orderTime' | 'transactionDate' | 'deliveryDate' | 'storeOrderId' | 'message' | 'coupon';

/** Ties a text field of the claim to the statechart: value, message and change. */
export function claimField({ state, send }: ClaimProps) {
  const { form, fieldErrors } = state.context;
  return (field: TextFieldName) => ({
    name: field,
    value: form[field],
    error: fieldErrors[field],
    disabled: state.hasTag('busy'),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      send({ type: 'field.changed', field, value: event.target.value }),
  });
}
