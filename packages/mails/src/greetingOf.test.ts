import { expect, it } from 'vitest';
import { greetingOf } from './greetingOf.ts';

it.each(['Asha', 'A. P. J. Abdul Kalam', 'K.Srinivasan', 'आशा शर्मा', "D'Souza-Rao", 'Ravi Jr.', 'Asha 2'])(
  'greets %s',
  (name) => {
    expect(greetingOf(name)).toBe(`Namaste ${name},`);
  },
);

it.each([
  'You won ₹50,000: http://bad.example/win',
  'Claim it at bad.example',
  'www.bad.example',
  't.me/bad',
  'mail bad@bad',
  'WhatsApp 9876543210 for your prize',
  'пример.рф',
  '',
])('does not pass on what leads elsewhere: %s', (name) => {
  expect(greetingOf(name)).toBe('Namaste,');
});
