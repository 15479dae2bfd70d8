import { MemberAccount } from '@potli/api/contract/journals';
import { expect, test } from 'vitest';
import { accountName } from './inWords.ts';

test.each(MemberAccount.options)('the account %s has a name that people read', (account) => {
  expect(accountName(account)).not.toBe(account);
});
