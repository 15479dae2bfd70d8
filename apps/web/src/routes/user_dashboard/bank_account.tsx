import { createFileRoute } from '@tanstack/react-router';
import { BankAccount } from '../../screens/dashboard/BankAccount/BankAccount.tsx';
import { screenTitle } from '../../seo/screenTitle.ts';

export const Route = createFileRoute('/user_dashboard/bank_account')({
  head: screenTitle('Bank Account'),
  component: BankAccount,
});
