import type { BankField } from '@potli/machines/bank-fields';
import type { ChangeEvent } from 'react';
import type { BankFormProps } from './useBankFormMachine.ts';

/** Ties a text field of the bank form to the statechart: value, message, change and leaving. */
export function bankField({ state, send }: BankFormProps) {
  const { form, fieldErrors } = state.context;
  return (field: BankField) => ({
    name: field,
    value: form[field],
    error: fieldErrors[field],
    readOnly: state.hasTag('busy'),
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      send({ type: 'field.changed', field, value: event.target.value }),
    onBlur: () => send({ type: 'field.left', field }),
  });
}
