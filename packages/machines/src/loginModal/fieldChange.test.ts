import { expect, it } from 'vitest';
import { afterChange } from './fieldChange.ts';
import { emptyForm } from './loginForm.ts';

const filled = { form: { ...emptyForm, mobileNumber: '98' }, fieldErrors: { name: 'Name is required' } };

it('takes a value and removes the error of its field', () => {
  const { form, fieldErrors } = afterChange(filled, { field: 'name', value: 'Asha' });
  expect(form).toEqual({ ...filled.form, name: 'Asha' });
  expect(fieldErrors.name).toBeUndefined();
});

it('accepts only digits in a phone number, else keeps the old value', () => {
  const { form, fieldErrors } = afterChange(filled, { field: 'mobileNumber', value: '98a' });
  expect(form.mobileNumber).toBe('98');
  expect(fieldErrors).toEqual({ name: 'Name is required', mobileNumber: 'Only numbers are allowed' });
});

it('takes a phone number as it is pasted', () => {
  const pasted = { field: 'mobileNumber', value: '+91 98765 43210' } as const;
  expect(afterChange(filled, pasted).form.mobileNumber).toBe('9876543210');
});
