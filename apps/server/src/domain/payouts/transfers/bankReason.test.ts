import { expect, it } from 'vitest';
import { bankReason } from './bankReason.ts';

it.each([
  ['The bank did not find this account number.', /did not find this account number/, 'CHECK_BANK_DETAILS'],
  ['INVALID_BENEFICIARY_ACCOUNT', /did not find this account number/, 'CHECK_BANK_DETAILS'],
  ['Beneficiary account does not exist', /did not find this account number/, 'CHECK_BANK_DETAILS'],
  ['invalid_ifsc_code', /IFSC/, 'CHECK_BANK_DETAILS'],
  ['BENEFICIARY_NAME_MISMATCH', /name does not fit/, 'CHECK_BANK_DETAILS'],
  ['R03 Account closed', /closed or not in use/, 'CHECK_BANK_DETAILS'],
  ['ACCOUNT_FROZEN', /at the moment/, 'CHECK_BANK_DETAILS'],
  ['above the most for a UPI ID', /₹1,00,000/, 'CHECK_BANK_DETAILS'],
  ['accounts only', /add your bank account/, 'CHECK_BANK_DETAILS'],
  ['invalid name: a bank takes Latin letters', /name does not fit/, 'CHECK_BANK_DETAILS'],
  ['INSUFFICIENT_BALANCE', /Our bank/, 'WAIT'],
  ['Invalid VPA', /UPI ID/, 'CHECK_BANK_DETAILS'],
  ['This bank account was stopped.', /was stopped/, 'CHECK_BANK_DETAILS'],
  ['beneficiary_bank_offline', /could not be reached/, 'WAIT'],
  ['Payout failed as the IMPS switch timed out', /could not be reached/, 'WAIT'],
  ['Transaction limit exceeded', /no more money/, 'WAIT'],
  ['low_balance', /Our bank/, 'WAIT'],
  ['member suspended', /suspended/, 'CONTACT_US'],
  ['Z9', /“Z9”/, 'CHECK_BANK_DETAILS'],
  ['  ', /no reason/, 'CHECK_BANK_DETAILS'],
])('%s', (words, text, toDo) => {
  const reason = bankReason(words);
  expect(reason?.text).toMatch(text);
  expect(reason?.toDo).toBe(toDo);
});

it('a text of any length is cut, and without one nothing failed', () => {
  expect(bankReason('Ж'.repeat(5_000))?.text.length).toBeLessThan(200);
  expect(bankReason(null)).toBeNull();
});
