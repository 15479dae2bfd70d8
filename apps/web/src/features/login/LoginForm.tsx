import { Button } from '@potli/ui/Button';
import { Checkbox } from '@potli/ui/Checkbox';
import { DialogFoot } from '@potli/ui/Dialog';
import { Row } from '@potli/ui/Layout';
import { PasswordField } from '@potli/ui/PasswordField';
import { Text } from '@potli/ui/Text';
import { TextButton } from '@potli/ui/TextButton';
import type { MouseEvent } from 'react';
import type { FieldsProps, StepProps } from './EmailField.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';

/** The password of an account that exists. */
export function PasswordOfMember({ state, send, entered }: FieldsProps) {
  const { form, fieldErrors } = state.context;
  return (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="current-password"
      autoFocus={entered}
      value={form.password}
      error={fieldErrors.password}
      showLabel="Show password"
      hideLabel="Hide password"
      onChange={(event) => send({ type: 'field.changed', field: 'password', value: event.target.value })}
    />
  );
}

/** The content below the password. */
export function LoginActions({ state, send }: StepProps) {
  const { form } = state.context;
  const startOver = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const email = currentTarget.form?.elements.namedItem('email');
    send({ type: 'otherEmail.chosen' });
    // this button goes with its form
    if (email instanceof HTMLElement) email.focus();
  };
  return (
    <>
      <Row justify="between" wrap>
        <Checkbox
          label="Remember me"
          name="rememberMe"
          checked={form.rememberMe}
          onChange={(event) => send({ type: 'field.changed', field: 'rememberMe', value: event.target.checked })}
        />
        <ForgotPassword send={send} />
      </Row>
      <DialogFoot>
        <Button type="submit" variant="secondary" size="lg" block busy={state.hasTag('busy')}>
          Login
        </Button>
      </DialogFoot>
      <Text align="center" tone="muted">
        Not you? <TextButton onClick={startOver}>Use another email</TextButton>
      </Text>
    </>
  );
}
