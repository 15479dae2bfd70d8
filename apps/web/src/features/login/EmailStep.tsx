import { ChoiceHint } from '@potli/ui/ChoiceHint';
import { TextField } from '@potli/ui/TextField';
import { LogIn, UserRound } from 'lucide';
import { useApp } from '../../app/App.tsx';
import type { LoginState, SendToLogin } from './useLoginMachine.ts';

export interface StepProps {
  state: LoginState;
  send: SendToLogin;
}

/** Asks for the email. The next step depends on whether it has an account. */
export function EmailStep({ state, send }: StepProps) {
  const { productName } = useApp().site;
  const { form, fieldErrors } = state.context;
  return (
    <>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        autoFocus
        value={form.email}
        error={fieldErrors.email}
        onChange={(event) => send({ type: 'email.changed', email: event.target.value })}
        onBlur={() => send({ type: 'field.left', field: 'email' })}
        aria-busy={state.hasTag('busy')}
      />
      <ChoiceHint icon={LogIn} title="Already a member?" text="The password box opens here." />
      <ChoiceHint icon={UserRound} title={`New to ${productName}?`} text="The signup form opens here." />
    </>
  );
}
