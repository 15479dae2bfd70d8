import { Button } from '@potli/ui/components/Button/Button';
import { Checkbox } from '@potli/ui/components/Checkbox/Checkbox';
import { DialogFoot } from '@potli/ui/components/Dialog/DialogFoot';
import { Row } from '@potli/ui/components/Layout/Row';
import { PasswordField } from '@potli/ui/components/PasswordField/PasswordField';
import { Text } from '@potli/ui/components/Text/Text';
import { TextButton } from '@potli/ui/components/TextButton/TextButton';
import { TextField } from '@potli/ui/components/TextField/TextField';
import type { StepProps } from './EmailStep.tsx';
import { MemberMark } from './MemberMark.tsx';

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
        <Button type="submit" variant="action" size="lg" block busy={state.hasTag('busy')}>
          Login
        </Button>
      </DialogFoot>
      <Text align="center" tone="ink2">
        Not you? <TextButton onClick={() => send({ type: 'otherEmail.chosen' })}>Use another email</TextButton>
      </Text>
    </>
  );
}
