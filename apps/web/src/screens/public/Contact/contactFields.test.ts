import { expect, test } from 'vitest';
import { checkContact } from './contactFields.ts';

test.each([
  [{ name: 'Asha', message: 'Hello' }, {}],
  [{ name: 'Asha', message: 'नमस्ते' }, {}],
  [{ name: '', message: 'Hello' }, { name: 'Please enter your name.' }],
  [{ name: 'Asha', message: '' }, { message: 'Please enter your message.' }],
  [{ name: 'Asha', message: 'Hell' }, { message: 'Your message needs at least 5 characters.' }],
  [
    { name: '', message: '' },
    { name: 'Please enter your name.', message: 'Please enter your message.' },
  ],
])('%j', (fields, errors) => {
  expect(checkContact(fields)).toEqual(errors);
});
