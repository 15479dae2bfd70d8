import { isIfsc } from '@potli/api/contract/bankDetails';
import { expect, it } from 'vitest';
import { readBankName } from './useBankName.ts';

it('knows a bank by the first four letters', async () => {
  expect(isIfsc('RBIS0BGPA01')).toBe(true);
  expect(await readBankName('RBIS0BGPA01')).toBe('Reserve Bank of India');
});

it.each(['PTLI0000042', '', 'RBI', 'cons0000001', 'toSt'])('does not know %s', async (ifscCode) => {
  expect(await readBankName(ifscCode)).toBeNull();
});
