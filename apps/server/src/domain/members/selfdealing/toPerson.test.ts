import { expect, it } from 'vitest';
import { toPerson } from './toPerson.ts';

it.each([
  ['Asha.Rao+shop@gmail.com', 'asharao@googlemail.com'],
  ['asha@mail.example', 'ASHA@mail.example'],
  ['asha+1@mail.example', 'asha+2@mail.example'],
])('%s and %s reach the same person', (one, other) => {
  expect(toPerson(one)).toBe(toPerson(other));
});

it.each([
  ['asha.rao@mail.example', 'asharao@mail.example'],
  ['asha@mail.example', 'asha@gmail.com'],
  ['asha@mail.example', 'ashb@mail.example'],
])('%s and %s can be two people', (one, other) => {
  expect(toPerson(one)).not.toBe(toPerson(other));
});
