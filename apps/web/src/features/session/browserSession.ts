import type { Client } from '@potli/api/client';
import type { GuardStatus, Session, SessionStatus } from '../../app/Session.ts';
import type { AuthActor } from './startAuth.ts';
import { readSession } from './tokenStorage.ts';

/**
 * The session of this browser. The statechart and its library are fetched only when tokens are stored, when somebody
 * logs in or at the dashboard's guard: a visitor's page never needs them.
 *
 * @param api a client without a session of its own, for the calls that make or end one
 */
export function createBrowserSession(api: Client): Session {
  const listeners = new Set<() => void>();
  let actor: AuthActor | undefined;
  let starting: Promise<AuthActor> | undefined;

  const stored = (): SessionStatus => (readSession().accessToken ? 'member' : 'visitor');
  let status: SessionStatus = stored();
  let guard: GuardStatus = 'checking';
  /** The member pressed Logout here, so that the guard asks for no login while they are on their way home. */
  let leaving = false;

  function update(): void {
    const snapshot = actor?.getSnapshot();
    if (snapshot) {
      if (snapshot.hasTag('visitor')) status = 'visitor';
      if (snapshot.hasTag('member')) status = 'member';
      guard = guardStatus(snapshot);
      if (leaving && guard === 'turnedAway') guard = 'checking';
    }
    document.documentElement.dataset.session = status;
    for (const listener of listeners) listener();
  }

  function start(): Promise<AuthActor> {
    starting ??= import('./startAuth.ts').then(({ startAuth }) => {
      actor = startAuth(api);
      actor.subscribe(update);
      update();
      return actor;
    });
    return starting;
  }

  if (status === 'member' || readSession().refreshToken) void start();
  else window.addEventListener('storage', (event) => event.key === 'accessToken' && event.newValue && void start());

  return {
    status: () => status,
    guard: () => guard,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    accessToken: () => readSession().accessToken,
    async refresh() {
      const { renewTokens } = await import('./renewTokens.ts');
      const renewal = await renewTokens(api);
      if (renewal === 'renewed') return readSession().accessToken;
      if (renewal === 'refused') (await start()).send({ type: 'token.rejected' });
      return undefined;
    },
    async loggedIn() {
      (await start()).send({ type: 'login.succeeded' });
    },
    async logout() {
      const running = await start();
      leaving = true;
      const completed = new Promise<void>((resolve) => {
        const { unsubscribe } = running.on('logout.completed', () => {
          unsubscribe();
          resolve();
        });
      });
      running.send({ type: 'logout.requested' });
      await completed;
    },
    enterGuard() {
      leaving = false;
      void start().then((running) => running.send({ type: 'guard.entered' }));
      return () => void start().then((running) => running.send({ type: 'guard.left' }));
    },
  };
}

function guardStatus(snapshot: ReturnType<AuthActor['getSnapshot']>): GuardStatus {
  if (snapshot.hasTag('admitted')) return 'admitted';
  if (snapshot.hasTag('unreachable')) return 'unreachable';
  return snapshot.matches('loggedOut') ? 'turnedAway' : 'checking';
}
