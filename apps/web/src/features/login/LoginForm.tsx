import { Button } from '@potli/ui/Button';
import { Checkbox } from '@potli/ui/Checkbox';
import { DialogFoot } from '@potli/ui/Dialog';
import { Icon } from '@potli/ui/Icon';
import { Row } from '@potli/ui/Layout';
import { PasswordField } from '@potli/ui/PasswordField';
import { Text } from '@potli/ui/Text';
import { TextButton } from '@potli/ui/TextButton';
import { TextField } from '@potli/ui/TextField';
import { BadgeCheck } from 'lucide';
import type { StepProps } from './EmailStep.tsx';

/** The password of an account that exists. */
export function LoginForm({ state, send }: StepProps) {
  const { form, fieldErrors } = state.context;
  return (
    <>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={form.email}
        trailing={<MemberMark />}
        onChange={(event) => send({ type: 'email.changed', email: event.target.value })}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        autoFocus
        value={form.password}
        error={fieldErrors.password}
        showLabel="Show password"
        hideLabel="Hide password"
        onChange={(event) => send({ type: 'field.changed', field: 'password', value: event.target.value })}
      />
      <Row justify="between" wrap>
        <Checkbox
          label="Remember me"
          name="rememberMe"
          checked={form.rememberMe}
          onChange={(event) => send({ type: 'field.changed', field: 'rememberMe', value: event.target.checked })}
        />
        <TextButton onClick={() => send({ type: 'password.forgotten' })}>Forgot password?</TextButton>
      </Row>
      <DialogFoot>
        <Button type="submit" variant="secondary" size="lg" block busy={state.hasTag('busy')}>
          Login
        </Button>
      </DialogFoot>
      <Text align="center" tone="muted">
        Not you? <TextButton onClick={() => send({ type: 'otherEmail.chosen' })}>Use another email</TextButton>
      </Text>
    </>
  );
}

/** Mark in the email field: this email has an account. */
function MemberMark() {
  return (
    <Text as="span" variant="badge" tone="money">
      <Row as="span" gap="xs">
        <Icon of={BadgeCheck} size={18} />
        Member
      </Row>
    </Text>
  );
}
