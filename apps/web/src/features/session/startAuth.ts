import type { Client } from '@potli/api/client';
import { isLoggedIn, logout } from '@potli/api/contract/session';
import { authMachine } from '@potli/machines/auth';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { takeEarlyAnswer } from './earlyCheck.ts';
import { renewTokens } from './renewTokens.ts';
import { clearTokens, readSession } from './tokenStorage.ts';

export type AuthActor = ActorRefFrom<typeof authMachine>;

/** Starts the auth statechart on this browser's storage and the given host. Loaded when there is something to decide. */
export function startAuth(api: Client): AuthActor {
  const bearer = () => ({ token: readSession().accessToken ?? '' });
  const actor = createActor(
    authMachine.provide({
      actors: {
        readSession: fromPromise(async () => readSession()),
        renewSession: fromPromise(() => renewTokens(api)),
        verifySession: fromPromise(
          async () => (await takeEarlyAnswer(bearer().token)) ?? api.call(isLoggedIn, {}, bearer()),
        ),
        clearSession: fromPromise(async () => clearTokens()),
        endSession: fromPromise(async () => {
          await api.call(logout, {}, bearer());
        }),
      },
    }),
  );
  window.addEventListener('storage', (event) => {
    if (event.key === 'accessToken') actor.send({ type: 'storage.changed', present: Boolean(event.newValue) });
  });
  window.addEventListener('online', () => actor.send({ type: 'network.returned' }));
  return actor.start();
}
