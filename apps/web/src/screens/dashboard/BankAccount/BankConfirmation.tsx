import { BANK_CODE_DIGITS, BANK_CODE_MINUTES } from '@potli/api/contract/policy';
import { Button } from '@potli/ui/Button';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { PasswordField } from '@potli/ui/PasswordField';
import { Text } from '@potli/ui/Text';
import { TextButton } from '@potli/ui/TextButton';
import { TextField } from '@potli/ui/TextField';
import type { ChangeEvent } from 'react';
import type { BankFormProps } from './useBankFormMachine.ts';

/** The password or a mailed code, before cashback goes elsewhere (docs/product/bank-account.md#confirmation). */
export function BankConfirmation({ state, send }: BankFormProps) {
  const { way, value, error } = state.context.confirmation;
  const busy = state.hasTag('busy');
  const field = {
    value,
    error,
    readOnly: busy,
    autoFocus: true,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      send({ type: 'confirmation.changed', value: event.target.value }),
  };
  return (
    <Stack gap="l">
      <Heading level={2}>Confirm that it is you</Heading>
      <Text tone="muted">
        Your cashback is sent there, so we make sure that nobody else changes it. You get a mail about it, too.
      </Text>
      {way === 'password' ? (
        <PasswordField
          key="password"
          {...field}
          label="Password"
          name="confirmPassword"
          autoComplete="current-password"
          showLabel="Show password"
          hideLabel="Hide password"
        />
      ) : (
        <TextField
          key="code"
          {...field}
          label="Code"
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
          hint={`${BANK_CODE_DIGITS} digits, in the mail that we have just sent. They hold for ${BANK_CODE_MINUTES} minutes`}
        />
      )}
      <Text tone="muted">
        {way === 'password' ? 'You do not know it? ' : 'No mail? '}
        {/* not `disabled`: the pressed button keeps the focus */}
        <TextButton aria-disabled={busy} onClick={() => !busy && send({ type: 'code.asked' })}>
          {way === 'password' ? 'Mail me a code' : 'Send it again'}
        </TextButton>
        {way === 'code' && (
          <>
            {' or '}
            <TextButton aria-disabled={busy} onClick={() => !busy && send({ type: 'password.chosen' })}>
              use my password
            </TextButton>
          </>
        )}
      </Text>
      <Row justify="end" gap="m" wrap>
        {!busy && (
          <Button variant="ghost" size="lg" onClick={() => send({ type: 'confirmation.cancelled' })}>
            Back
          </Button>
        )}
        <Button type="submit" variant="secondary" size="lg" busy={busy}>
          Confirm
        </Button>
      </Row>
    </Stack>
  );
}
