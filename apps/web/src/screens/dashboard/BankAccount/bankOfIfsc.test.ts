import { isIfsc } from '@potli/api/contract/bankDetails';
import { expect, it } from 'vitest';
import { bankOfIfsc } from './bankOfIfsc.ts';

it('knows a bank by the first four letters', () => {
  expect(isIfsc('RBIS0BGPA01')).toBe(true);
  expect(bankOfIfsc('RBIS0BGPA01')).toBe('Reserve Bank of India');
});

it.each(['PTLI0000042', '', 'RBI', 'cons0000001', 'toSt'])('does not know %s', (ifscCode) => {
  expect(bankOfIfsc(ifscCode)).toBeUndefined();
});
