import { expect, test } from 'vitest';
import { howItWorks, inviteText } from './referralTexts.ts';

test('the invitation has the product and the code', () => {
  expect(inviteText('Potli', 'ASHA42')).toBe(
    "Join me on Potli and save money while you shop! Here's my refer code ASHA42 - enter while registering to get exciting rewards!",
  );
});

test('six steps', () => {
  expect(new Set(howItWorks('Potli')).size).toBe(6);
});
