import { expect, it } from 'vitest';
import { maskVpa } from './bankDetails.ts';

it.each([
  ['asha.rao@okhdfc', 'as••••@okhdfc'],
  ['asha@okhdfc', 'as••••@okhdfc'],
  // a short name is never shown whole
  ['as@okhdfc', 'a••••@okhdfc'],
  ['a@okhdfc', '••••@okhdfc'],
  ['', '••••'],
])('the UPI ID %s is shown as %s', (vpa, masked) => {
  expect(maskVpa(vpa)).toBe(masked);
});
