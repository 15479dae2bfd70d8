import type { ChangeEvent } from 'react';
import type { StepProps } from './EmailStep.tsx';

type TextFieldName = 'password' | 'name' | 'mobileNumber' | 'birthDate' | 'referralCode';

/** Ties a text field of the signup form to the statechart: value, message, change and leaving. */
export function signupFields({ state, send }: StepProps) {
  const { form, fieldErrors } = state.context;
  return (field: TextFieldName) => ({
    name: field,
    value: form[field],
    error: fieldErrors[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      send({ type: 'field.changed', field, value: event.target.value }),
    onBlur: () => send({ type: 'field.left', field }),
  });
}
