import { expect, it, test } from 'vitest';
import { makeReferralCode } from './createMember.ts';

test.each([
  ['Asha Rao', /^ASHA\d{4}$/],
  ['zoë-anne Müller', /^ZOEANNE\d{4}$/],
  ["D'Souza", /^DSOUZA\d{4}$/],
  ['Venkataraman', /^VENKATAR\d{4}$/],
  ['Al', /^AL\d{4}$/],
  ['J. Rao', /^FRIEND\d{4}$/],
  ['आशा', /^FRIEND\d{4}$/],
  ['', /^FRIEND\d{4}$/],
])('the code of %j begins with letters of the first name', (name, code) => {
  expect(makeReferralCode(name, 4)).toMatch(code);
});

it('has as many digits as it is asked for', () => {
  for (const digits of [1, 4, 8])
    expect(makeReferralCode('Asha', digits)).toMatch(new RegExp(`^ASHA[1-9]\\d{${digits - 1}}$`));
});
