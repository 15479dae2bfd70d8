import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { toOutput } from '../toOutput.ts';
import { type StoredSession, sessionStatus } from './sessionStatus.ts';

/** `refused`: the server refuses, or there is no refresh token. Throw where the server does not answer. */
export type Renewal = 'renewed' | 'refused';

interface AuthContext {
  /** The person is on a page that needs a verified session. */
  guarded: boolean;
  /** Tokens were renewed since the session was last read, so a failed check is final. */
  renewed: boolean;
}

type AuthEvent =
  | { type: 'login.succeeded' }
  | { type: 'logout.requested' }
  | { type: 'guard.entered' }
  | { type: 'guard.left' }
  /** A call was refused after the client had renewed the token. */
  | { type: 'token.rejected' }
  /** Another tab wrote the storage; `present`: it has an access token now. */
  | { type: 'storage.changed'; present: boolean }
  | { type: 'network.returned' };

/**
 * The login state of the browser (docs/product/login.md#session-in-the-browser, docs/product/dashboard.md#guard). Read
 * it by tags: `known` once decided, `member` or `visitor`, `admitted` where the server confirmed the session,
 * `unreachable` while it cannot be asked. Tokens never enter the machine: actors read, renew, verify and clear what is
 * stored.
 */
export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    emitted: {} as { type: 'logout.completed' },
    tags: {} as 'known' | 'member' | 'visitor' | 'admitted' | 'unreachable',
  },
  actors: {
    readSession: fromPromise<StoredSession>(notProvided),
    /** Exchanges the refresh token and stores the new pair. */
    renewSession: fromPromise<Renewal>(notProvided),
    /** Asks the server whether the session is valid (is-logged-in). */
    verifySession: fromPromise<boolean>(notProvided),
    /** Removes accessToken, refreshToken and expiryTime from storage. */
    clearSession: fromPromise<void>(notProvided),
    /** Ends the session on the server. */
    endSession: fromPromise<void>(notProvided),
  },
  actions: {
    enterGuard: assign({ guarded: true }),
    leaveGuard: assign({ guarded: false }),
    beginReading: assign({ renewed: false }),
    noteRenewal: assign({ renewed: true }),
    announceLogout: emit({ type: 'logout.completed' }),
  },
  guards: {
    isGuarded: ({ context }) => context.guarded,
    wasRenewed: ({ context }) => context.renewed,
    isAbsent: (_, session: StoredSession) => sessionStatus(session) === 'none',
    isSpent: (_, session: StoredSession) => sessionStatus(session) === 'spent',
    isExpired: (_, session: StoredSession) => sessionStatus(session) === 'expired',
    isRefused: (_, renewal: Renewal) => renewal === 'refused',
    isValid: (_, valid: boolean) => valid,
    hasToken: (_, present: boolean) => present,
    lacksToken: (_, present: boolean) => !present,
  },
  delays: { logoutPatience: 2000, retryDelay: 5000 },
}).createMachine({
  id: 'auth',
  context: { guarded: false, renewed: false },
  initial: 'checking',
  on: {
    'guard.entered': { actions: 'enterGuard' },
    'guard.left': { actions: 'leaveGuard' },
    // New tokens from the server need no check.
    'login.succeeded': '.loggedIn.verified',
    // The header offers it before the session is decided. Leaving a state stops its call: a late answer decides nothing.
    'logout.requested': '.loggingOut',
  },
  states: {
    checking: {
      entry: 'beginReading',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          { guard: { type: 'isAbsent', params: toOutput }, target: 'loggedOut' },
          { guard: { type: 'isSpent', params: toOutput }, target: 'clearing' },
          { guard: { type: 'isExpired', params: toOutput }, target: 'renewing' },
          { guard: 'isGuarded', target: 'verifying' },
          { target: 'loggedIn' },
        ],
        onError: 'loggedOut',
      },
    },
    // Nearly every visit after a break of `ACCESS_TOKEN_MINUTES` comes here and succeeds, so the person is shown as a member.
    renewing: {
      tags: 'member',
      invoke: {
        id: 'renewSession',
        src: 'renewSession',
        onDone: [
          { guard: { type: 'isRefused', params: toOutput }, target: 'clearing' },
          { guard: 'isGuarded', target: 'verifying', actions: 'noteRenewal' },
          { target: 'loggedIn' },
        ],
        onError: 'unreachable',
      },
    },
    verifying: {
      tags: ['known', 'member'],
      invoke: {
        id: 'verifySession',
        src: 'verifySession',
        onDone: [
          { guard: { type: 'isValid', params: toOutput }, target: 'loggedIn.verified' },
          { guard: 'wasRenewed', target: 'clearing' },
          { target: 'renewing' },
        ],
        onError: [{ guard: 'wasRenewed', target: 'unreachable' }, { target: 'renewing' }],
      },
    },
    // A server without an answer does not end the session: tokens stay, and the renewal is repeated.
    unreachable: {
      tags: ['known', 'member', 'unreachable'],
      on: { 'network.returned': 'renewing' },
      after: { retryDelay: 'renewing' },
    },
    loggedIn: {
      tags: ['known', 'member'],
      initial: 'trusted',
      on: {
        'token.rejected': 'renewing',
        'storage.changed': { guard: { type: 'lacksToken', params: ({ event }) => event.present }, target: 'loggedOut' },
        'guard.entered': { target: 'checking', actions: 'enterGuard' },
      },
      states: { trusted: {}, verified: { tags: 'admitted' } },
    },
    loggingOut: {
      initial: 'ending',
      // A second press neither asks the server again nor waits longer.
      on: { 'logout.requested': {} },
      states: {
        ending: {
          tags: ['known', 'member'],
          invoke: { id: 'endSession', src: 'endSession', onDone: 'clearing', onError: 'clearing' },
          after: { logoutPatience: 'clearing' },
        },
        clearing: {
          tags: ['known', 'visitor'],
          invoke: {
            id: 'clearEndedSession',
            src: 'clearSession',
            onDone: { target: '#auth.loggedOut', actions: 'announceLogout' },
            onError: { target: '#auth.loggedOut', actions: 'announceLogout' },
          },
        },
      },
    },
    clearing: {
      tags: ['known', 'visitor'],
      on: { 'logout.requested': 'loggingOut.clearing' },
      invoke: { id: 'clearSession', src: 'clearSession', onDone: 'loggedOut', onError: 'loggedOut' },
    },
    loggedOut: {
      tags: ['known', 'visitor'],
      on: {
        'storage.changed': { guard: { type: 'hasToken', params: ({ event }) => event.present }, target: 'checking' },
        // Another tab was faster; who pressed Logout still gets the answer.
        'logout.requested': { actions: 'announceLogout' },
      },
    },
  },
});
