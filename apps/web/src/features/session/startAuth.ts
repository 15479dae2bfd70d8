import type { Client } from '@potli/api/client';
import { isLoggedIn, logout } from '@potli/api/contract/session';
import { authMachine } from '@potli/machines/auth';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { currentMember, dropDraftsExceptOf } from './drafts.ts';
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
  dropDraftsInTime(actor);
  window.addEventListener('storage', (event) => {
    if (event.key === 'accessToken') actor.send({ type: 'storage.changed', present: Boolean(event.newValue) });
  });
  window.addEventListener('online', () => actor.send({ type: 'network.returned' }));
  return actor.start();
}

/** Drafts outlive a session that ended by itself, until somebody else is logged in. A logout drops them, in another tab, too. */
function dropDraftsInTime(actor: AuthActor): void {
  let hasExpired = false;
  actor.subscribe((snapshot) => {
    if (snapshot.matches('clearing')) hasExpired = true;
    else if (snapshot.matches('loggedOut')) {
      if (!hasExpired) dropDraftsExceptOf(undefined);
    } else {
      hasExpired = false;
      if (snapshot.hasTag('admitted')) dropDraftsExceptOf(currentMember());
    }
  });
}
