import { TextButton } from '@potli/ui/TextButton';
import type { StepProps } from './EmailField.tsx';

/** Sends a link for a new password to the email above (docs/product/login.md#forgot-password). */
export function ForgotPassword({ send }: Pick<StepProps, 'send'>) {
  return <TextButton onClick={() => send({ type: 'password.forgotten' })}>Forgot password?</TextButton>;
}
