import { AccountPage } from '../../../components/account/AccountPage.tsx';
import { RequestForm } from './RequestForm.tsx';
import { ResetForm } from './ResetForm.tsx';

export interface ForgotPasswordProps {
  /** From a reset link. Without it the page offers to send one. */
  resetKey?: string;
}

/** Sends a reset link, or sets the new password when one was followed. */
export function ForgotPassword({ resetKey }: ForgotPasswordProps) {
  return (
    <AccountPage title={resetKey ? 'Set a new password' : 'Forgot your password?'}>
      {resetKey ? <ResetForm resetKey={resetKey} /> : <RequestForm />}
    </AccountPage>
  );
}
