import { Icon } from '@potli/ui/Icon';
import { Row } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { TextField } from '@potli/ui/TextField';
import { CircleCheck } from 'lucide';
import type { LoginState, SendToLogin } from './useLoginMachine.ts';

export interface StepProps {
  state: LoginState;
  send: SendToLogin;
}

export interface FieldsProps extends StepProps {
  /** The visitor pressed Enter after the email, so the focus moves on. It never does while they type. */
  entered: boolean;
}

/**
 * The email, one and the same element in every step: the check answers during typing, and the caret has to stay.
 */
export function EmailField({ state, send }: StepProps) {
  const { form, fieldErrors } = state.context;
  return (
    <TextField
      label="Email"
      type="email"
      name="email"
      autoComplete="username"
      required={state.hasTag('signupForm')}
      value={form.email}
      error={fieldErrors.email}
      trailing={state.hasTag('loginForm') && <MemberMark />}
      onChange={(event) => send({ type: 'email.changed', email: event.target.value })}
      onBlur={() => send({ type: 'field.left', field: 'email' })}
      aria-busy={state.hasTag('emailStep') && state.hasTag('busy')}
    />
  );
}

/** Mark in the email field: this email has an account. */
function MemberMark() {
  return (
    <Text as="span" variant="mark" tone="money">
      <Row as="span" gap="xs">
        <Icon of={CircleCheck} size={18} filled />
        Member
      </Row>
    </Text>
  );
}
