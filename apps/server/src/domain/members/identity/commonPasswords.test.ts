import { demoMembers } from '@potli/api/fixtures';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it, test } from 'vitest';
import { isCommonPassword, isPublishedPassword } from './commonPasswords.ts';

const MIN_LENGTH = 8;
const listed = dictionary['passwords-common'].filter((word) => word.length >= MIN_LENGTH);

it('knows more than three thousand passwords that are long enough', () => {
  expect(listed.length).toBeGreaterThan(3_000);
});

/** The first 2,000 and every fiftieth after. */
const sample = listed.filter((_, place) => place < 2_000 || place % 50 === 0);
const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

test.each([
  ['as it is', (word: string) => word],
  ['in capitals', (word: string) => word.toUpperCase()],
  ['with a capital', capital],
  ['with a digit', (word: string) => `${word}1`],
  ['with a mark', (word: string) => `${capital(word)}!`],
  ['with a year', (word: string) => `${word}2026`],
  ['with a mark and digits', (word: string) => `${capital(word)}@123`],
  [
    'in wide letters',
    (word: string) => word.replace(/[a-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
  ],
])('a sample of the list is refused %s', (_, vary) => {
  expect(sample.map(vary).filter((password) => !isCommonPassword(password))).toEqual([]);
});

test.each([
  'Jaimatadi',
  'india@123',
  'India@2026',
  'Krishna!',
  'Krishna@108',
  'Rahul@1234',
  'mumbai2024',
  'Monkey123!',
  'Dragon@99',
  'Qwerty@12345',
  'Sunshine2024!',
  'Ｐassword１',
])('%s is refused', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['Gulmohar phool 7', 'Amaltas 2026', 'Sunehri-Potli-2026', 'Amaltas ke neeche', 'xK7#pq9Lm2', 'चार घोड़े सात'])(
  '%s is taken',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

it('knows the password of the demo', () => {
  expect(demoMembers.every(({ password }) => isPublishedPassword(password))).toBe(true);
  expect(isPublishedPassword('Gulmohar phool 7')).toBe(false);
});
