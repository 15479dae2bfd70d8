import { Callout } from '@potli/ui/Callout';
import { Dialog } from '@potli/ui/Dialog';
import { Grid, Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Text } from '@potli/ui/Text';
import { CircleAlert, Clock, MailCheck, ShieldCheck } from 'lucide';
import { useState } from 'react';
import { LoginArt } from '../../components/account/LoginArt.tsx';
import { handleSubmit } from '../../components/forms/handleSubmit.ts';
import { type LoginReason, MEMBERS_ONLY, SESSION_ENDED } from '../session/login.ts';
import { EmailField } from './EmailField.tsx';
import { EmailHints } from './EmailHints.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { LoginActions, PasswordOfMember } from './LoginForm.tsx';
import { SignupActions, SignupFields } from './SignupForm.tsx';
import { useCloseByBack } from './useCloseByBack.ts';
import { type LoginState, useLoginMachine } from './useLoginMachine.ts';
import { useLoginOutcome } from './useLoginOutcome.ts';

export interface LoginDialogProps {
  reason: LoginReason;
  onClosed: () => void;
}

/** The Login / Signup modal (docs/product/login.md#modal): email first, then the form that fits it. */
export function LoginDialog({ reason, onClosed }: LoginDialogProps) {
  const [state, send, actor] = useLoginMachine();
  useLoginOutcome({ actor, reason, onClosed });
  useCloseByBack(() => send({ type: 'modal.closed' }), reason.kind !== 'guard');

  const isLogin = state.hasTag('loginForm');
  const isSignup = state.hasTag('signupForm');
  const isRedirecting = state.matches('redirecting');
  const { failure, notice, form } = state.context;
  const [enteredEmail, setEnteredEmail] = useState<string>();
  const submit = handleSubmit(() => {
    setEnteredEmail(form.email);
    send({ type: 'form.submitted' });
  });
  const step = { state, send };
  const fields = { ...step, entered: enteredEmail === form.email };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && send({ type: 'modal.closed' })}
      title={titleOf(state)}
      closeLabel="Close"
      art={<LoginArt />}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="xl">
          {!isRedirecting && <WhyLogin reason={reason} />}
          {failure && (
            <Callout icon={CircleAlert} tone="danger" role="alert">
              {failure}
            </Callout>
          )}
          {notice && (
            <Callout icon={MailCheck} role="status">
              {notice}
            </Callout>
          )}
          {!isRedirecting && (
            <Grid columns={isSignup ? 2 : 1} gap={isSignup ? 'l' : 'xl'}>
              <EmailField {...step} />
              {isLogin && <PasswordOfMember {...fields} />}
              {isSignup && <SignupFields {...fields} />}
            </Grid>
          )}
          {state.hasTag('emailStep') && (
            <>
              <EmailHints />
              <Text align="center">
                <ForgotPassword send={send} />
              </Text>
            </>
          )}
          {isLogin && <LoginActions {...step} />}
          {isSignup && <SignupActions {...step} />}
          {isRedirecting && <Loading text={farewell(reason)} />}
        </Stack>
      </form>
    </Dialog>
  );
}

function WhyLogin({ reason }: { reason: LoginReason }) {
  if (reason.kind !== 'guard' || !reason.ended) return <Callout icon={ShieldCheck}>{MEMBERS_ONLY}</Callout>;
  return (
    <Callout icon={Clock} tone="warn" role="status">
      {SESSION_ENDED}
    </Callout>
  );
}

function titleOf(state: LoginState): string {
  if (state.hasTag('loginForm')) return 'Welcome back';
  if (state.hasTag('signupForm')) return 'Stitch up your account';
  return state.matches('redirecting') ? 'You are logged in' : 'Login / Signup';
}

/** The message during the second before the visitor goes on (docs/product/login.md#modal). */
function farewell(reason: LoginReason): string {
  return 'target' in reason ? `Opening ${reason.target.name} …` : 'Opening the claim form …';
}
