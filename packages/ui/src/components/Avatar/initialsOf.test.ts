import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test.each([
  ['Asha Devi Rao', 'AR'],
  ['asha', 'A'],
  ['  Asha   Rao ', 'AR'],
  ['(Asha) "Rao"', 'AR'],
  ['किरण देवी', 'किदे'],
  ['Ølaf d’Souza', 'ØD'],
  ['42', ''],
  ['', ''],
])('%s → %s', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});
