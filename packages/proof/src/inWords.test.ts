import { MemberAccount } from '@potli/api/contract/journals';
import { accountWords } from '@potli/api/contract/moneyStages';
import { expect, test } from 'vitest';
import { accountName } from './inWords.ts';

test.each(MemberAccount.options)('the account %s has the name that the shop gives it', (account) => {
  expect(accountName(account)).toBe(accountWords[account]);
});
