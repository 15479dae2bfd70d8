import { checkUser, forgetPassword, login, signup } from '@potli/api/contract/identity';
import { loginModalMachine } from '@potli/machines/login-modal';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { type App, useApp } from '../../../app.tsx';
import { storeTokens } from '../../../session/tokenStorage.ts';

/** The loginModal statechart with this app's effects. */
export function useLoginMachine() {
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

export type LoginState = ReturnType<typeof useLoginMachine>[0];
export type SendToLogin = ReturnType<typeof useLoginMachine>[1];
