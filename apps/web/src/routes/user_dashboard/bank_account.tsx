import { createFileRoute } from '@tanstack/react-router';
import { BankAccount } from '../../screens/dashboard/BankAccount/BankAccount.tsx';

export const Route = createFileRoute('/user_dashboard/bank_account')({
  head: ({ match }) => ({ meta: [{ title: `Bank Account | ${match.context.site.productName}` }] }),
  component: BankAccount,
});
