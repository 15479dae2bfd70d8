import { expect, it } from 'vitest';
import { isOwnPassword } from './isOwnPassword.ts';

const owner = { email: 'asha.rao+shop@mail.example', name: 'Asha Meenakshi Rao', mobileNumber: '9845012345' };
const isOwn = (password: string) => isOwnPassword(password, owner, 'Potli');

it.each([
  ['the address', 'asha.rao+shop@mail.example'],
  ['the address in capitals', 'ASHA.RAO+SHOP@MAIL.EXAMPLE'],
  ['the address in wide letters', 'ａｓｈａ.ｒａｏ@mail.example'],
  ['what stands before the @', 'asha.rao+shop'],
  ['the same without its tag, and a year', 'asha.rao2026'],
  ['the same with its dots left out', 'AshaRao!!'],
  ['the domain', 'mail.example'],
  ['the name', 'asha meenakshi rao'],
  ['a part of the name', 'Meenakshi'],
  ['a part of the name with digits', 'meenakshi@123'],
  ['the name, turned', 'raoasharao'],
  ['the phone number', '9845012345'],
  ['the phone number with its country', '+91 98450 12345'],
  ['the product twice', 'PotliPotli'],
  ['the product with the name', 'asha@Potli1'],
])('%s is refused', (_, password) => {
  expect(isOwn(password)).toBe(true);
});

it.each([
  ['words of its own', 'Gulmohar phool 7'],
  ['the name among other words', 'asha likes mango pickle'],
  ['marks only', '!!!!!!!!!!'],
  ['another script', 'मेरा पासवर्ड है'],
  ['digits that are no number of theirs', '8431975260'],
])('%s is taken', (_, password) => {
  expect(isOwn(password)).toBe(false);
});

it('a name of two letters is part of other words', () => {
  expect(isOwnPassword('Omkareshwar', { email: 'om@x.example', name: 'Om', mobileNumber: '' }, 'Potli')).toBe(false);
});

it('a name in another script is a name', () => {
  expect(isOwnPassword('आशाराव१२', { email: 'a@mail.example', name: 'आशा राव', mobileNumber: '' }, 'पोटली')).toBe(true);
});
