import type { MemberAccount } from '@potli/api/contract/journals';

/** A member's accounts in the words of the wallet, in their order. */
export const statementAccounts: Readonly<Record<MemberAccount, string>> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  HELD: 'On Its Way',
  SENT: 'Sent To User',
  DECLINED: 'Declined',
  DEBT: 'To Be Repaid',
  FORFEITED: 'Forfeited',
};
