import { checkUser, forgetPassword, login, signup } from '@potli/api/contract/identity';
import { loginModalMachine } from '@potli/machines/login-modal';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { type App, useApp } from '../../app/App.tsx';
import { storeTokens } from '../session/storeTokens.ts';

export type LoginActor = ActorRefFrom<typeof loginModalMachine>;
export type LoginState = SnapshotFrom<typeof loginModalMachine>;
export type SendToLogin = LoginActor['send'];

/** The loginModal statechart with this app's effects. */
export function useLoginMachine(): [LoginState, SendToLogin, LoginActor] {
  const app = useApp();
  const [machine] = useState(() => provideEffects(app));
  return useMachine(machine);
}

function provideEffects({ api }: App) {
  return loginModalMachine.provide({
    actors: {
      checkUser: fromPromise(async ({ input: email, signal }) => {
        return (await api.call(checkUser, { query: { email } }, { signal })).response === 'true';
      }),
      login: fromPromise(async ({ input: { email, password, rememberMe }, signal }) => {
        storeTokens(await api.call(login, { body: { email, password, rememberMe } }, { signal }));
      }),
      signup: fromPromise(async ({ input, signal }) => {
        const { email, password, name, mobileNumber, referralCode, birthDate, gender } = input;
        const body = { email, password, name, mobileNumber, referralCode, birthDate, gender };
        storeTokens(await api.call(signup, { body }, { signal }));
      }),
      forgetPassword: fromPromise(async ({ input: email, signal }) => {
        return (await api.call(forgetPassword, { query: { email } }, { signal })).response;
      }),
    },
  });
}
