import { expect, it } from 'vitest';
import { maskPersons } from './maskPersons.ts';

it.each([
  ['asha.rao+shop@mail.example', '(address)'],
  ['write to asha@okdhanpetee, please', 'write to (address), please'],
  ['9845012345', '(number)'],
  ['+91 98450 12345 called', '(number) called'],
  ['ABCDE1234F', '(PAN)'],
])('%s is masked', (text, masked) => {
  expect(maskPersons({ text })).toEqual({ text: masked });
});

it.each([
  'SBIN226329000123',
  '2026-11-30T18:30:00.000Z',
  'Up to 9.5%',
  'N-98450123456',
  'https://shop.example/a?b=1',
  12,
])('%s stays', (value) => {
  expect(maskPersons({ value })).toEqual({ value });
});
